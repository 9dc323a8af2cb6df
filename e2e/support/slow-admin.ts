import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { adminUrl } from './addresses.ts';

export interface SlowAdmin {
  url: string;
  port: number;
  /** Takes requests and never answers them. */
  hangs: boolean;
  close(): Promise<void>;
}

/** Stands before the real admin host, and can fall silent. */
export async function startSlowAdmin(port = 0): Promise<SlowAdmin> {
  const admin = { hangs: true };
  const server = createServer((asked, answer) => {
    if (!admin.hangs) forward(asked, answer);
  });
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  const taken = (server.address() as AddressInfo).port;
  return Object.assign(admin, {
    url: `http://localhost:${taken}`,
    port: taken,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}

function forward(asked: IncomingMessage, answer: ServerResponse): void {
  const passed = request(adminUrl + asked.url, { method: asked.method, headers: asked.headers }, (response) => {
    answer.writeHead(response.statusCode!, response.headers);
    response.pipe(answer);
  });
  passed.on('error', () => answer.destroy());
  asked.pipe(passed);
}
