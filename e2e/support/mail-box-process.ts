// The mail server of the journeys' product, in a process of its own: takes every mail and shows them over HTTP.
import { createServer } from 'node:http';
import { mailBoxPort, mailPort } from './addresses.ts';
import { MailServer } from './mail-server.ts';

const server = await new MailServer().start(mailPort);

/** `GET /?to=<address>`: the mails to it, oldest first, as JSON. */
createServer((request, response) => {
  const to = new URL(request.url ?? '/', 'http://localhost').searchParams.get('to')?.toLowerCase();
  const mails = server.mails.filter((mail) => to !== undefined && mail.to.includes(to));
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(mails));
}).listen(mailBoxPort, '127.0.0.1');
