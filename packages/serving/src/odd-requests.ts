import type { IncomingMessage, ServerResponse } from 'node:http';
import { noteRefusal } from './refusals.ts';
import { nameRequest } from './traced.ts';

/** All that any host of ours answers. */
export const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * Ends what no browser of a reader sends, before anybody has to make sense of it: `TRACE` and other methods that nothing
 * answers, an upgrade to a WebSocket (its server has to let upgrades through as requests, `shouldUpgradeCallback`), a name
 * and password in the address, and two hosts, where whoever reads them first decides what they mean.
 * @returns whether the request was refused, and answered with 400 or 405
 */
export function refuseOddRequest(request: IncomingMessage, response: ServerResponse): boolean {
  if (isAmbiguous(request)) return refuse(response, 400, 'The address or the host of the request is not clear.');
  if (/\bwebsocket\b/i.test(request.headers.upgrade ?? '')) return refuse(response, 400, 'There is no WebSocket here.');
  if (methods.has(request.method ?? '')) return false;
  response.setHeader('Allow', [...methods].join(', '));
  return refuse(response, 405, 'Nothing answers to this method.');
}

function refuse(response: ServerResponse, status: number, sentence: string): true {
  noteRefusal('odd_request', new Error(sentence));
  nameRequest(response);
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    Connection: 'close',
  });
  response.end(`${sentence}\n`);
  return true;
}

function isAmbiguous({ rawHeaders, url = '/' }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, place) => place % 2 === 0 && name.toLowerCase() === 'host');
  return hosts.length > 1 || !(url.startsWith('/') || url === '*' || isPlain(url));
}

function isPlain(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { password, username } = new URL(url);
  return username === '' && password === '';
}
