// The upper limit of taking things in: node:http reads JSON and forgets it, or streams a body into a file.
import { createWriteStream } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';

let files = 0;
http
  .createServer(async (request, response) => {
    if (request.headers['content-type'] === 'application/json') await json(request);
    else if (request.method === 'POST')
      await pipeline(request, createWriteStream(path.join(process.env.FOLDER, String((files += 1)))));
    response.writeHead(request.method === 'POST' ? 201 : 200, { 'content-type': 'application/json' }).end('{}');
  })
  .listen(Number(process.env.PORT));
