import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Upload } from '@nasaq/contract';
import { getRequestListener } from '@hono/node-server';
import { openTestPayload, type TestPayload } from '../../testing/open-payload.ts';

export interface Sending {
  name?: string;
  kind?: string;
  field?: string;
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface UploadServer extends TestPayload {
  url: string;
  port: number;
  /** Sends a file as a browser does and waits for the answer. */
  send: (content: Uint8Array, sending?: Sending) => Promise<Answer>;
  /** The same for a file that is taken. */
  upload: (content: Uint8Array, sending?: Sending) => Promise<Upload>;
}

/** The real admin host without its screens, on a port of its own. */
export async function openUploadServer(): Promise<UploadServer> {
  const opened = await openTestPayload();
  const { createApp } = await import('../../http-app.ts');
  const app = createApp();
  const server = createServer(
    getRequestListener((incoming, node) => app.fetch(incoming, node), { overrideGlobalObjects: false }),
  );
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const send = (content: Uint8Array, sending: Sending = {}) => sendFile(port, content, sending);
  return {
    ...opened,
    url: `http://127.0.0.1:${port}`,
    port,
    send,
    upload: async (content, sending) => {
      const { status, body } = await send(content, sending);
      if (status !== 201) throw new Error(`The file was not taken: ${status} ${body}`);
      return (JSON.parse(body) as { data: Upload }).data;
    },
    close: async () => {
      await stop(server);
      await opened.close();
    },
  };
}

export function uploadPath({ kind = 'orders', field = 'files' }: Sending): string {
  return `/api/v1/uploads?v=2&kind=${kind}&field=${field}`;
}

async function sendFile(port: number, content: Uint8Array, sending: Sending): Promise<Answer> {
  const { name = 'plan.pdf', headers = {} } = sending;
  const sent = request({
    port,
    // Making a large file stops this process for longer than its server keeps a connection.
    agent: false,
    method: 'POST',
    path: uploadPath(sending),
    headers: { 'x-file-name': encodeURIComponent(name), 'content-length': content.length, ...headers },
  });
  const answer = new Promise<IncomingMessage>((resolve, reject) => {
    sent.once('response', resolve);
    sent.once('error', reject);
  });
  sent.end(content);
  const response = await answer;
  return { status: response.statusCode!, headers: response.headers, body: await text(response) };
}

/** What arrives on a connection after these bytes, until its end. */
export function raw(port: number, ...parts: (string | Uint8Array)[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => parts.forEach((part) => socket.write(part)));
    let answer = '';
    socket.on('data', (data) => (answer += data.toString()));
    socket.on('end', () => resolve(answer));
    socket.on('error', reject);
  });
}

function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => void server.close(() => resolve()));
}
