// The upper limit: node:http sends our finished home page and does nothing else.
import http from 'node:http';

const body = Buffer.from(await (await fetch(process.env.SITE_URL)).arrayBuffer());
const headers = { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length };
http.createServer((_, response) => response.writeHead(200, headers).end(body)).listen(Number(process.env.PORT));
