// A process that receives files into the folder of its first argument; started with a limit on the size of files.
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import type { ApiError } from '../../platform/http/error.ts';
import { receiveFile } from '../receive-file.ts';
import { UploadStore } from '../upload-store.ts';

const store = new UploadStore(process.argv[2]!, { reserve: 0 });

const server = createServer((request, response) => {
  receive(request).then(
    (size) => response.end(`kept ${size}`),
    ({ code, details }: ApiError) => response.writeHead(507).end(`${code} ${details?.reason}`),
  );
});
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));

async function receive(request: IncomingMessage): Promise<number> {
  const body = Readable.toWeb(request) as ReadableStream<Uint8Array>;
  const received = await receiveFile(body, store, Number(request.headers['content-length']));
  await store.keep(received);
  return received.size;
}
