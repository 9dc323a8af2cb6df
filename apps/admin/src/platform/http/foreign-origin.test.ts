import { createServer, request as ask, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

let server: Server;
let port: number;

beforeAll(async () => {
  vi.stubEnv('ADMIN_URL', 'https://admin.nasaq.example');
  const { requestHandler } = await import('./request-handler.ts');
  const app = new Hono().all('*', (c) => c.text('let in'));
  const screens = {
    handle: async (_request: unknown, response: { end: (text: string) => void }) => response.end('let in'),
  };
  server = createServer(requestHandler(app, screens as never));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  vi.unstubAllEnvs();
  return new Promise((resolve) => void server.close(resolve));
});

/** With the path as it is given, which `fetch` would put in order. */
function send(method: string, path: string, headers: Record<string, string>): Promise<string> {
  return new Promise((resolve, reject) => {
    const sent = ask({ port, method, path, headers: { host: 'admin.nasaq.example', ...headers } }, (answer) => {
      let text = '';
      answer.on('data', (chunk) => (text += chunk));
      answer.on('end', () => resolve(`${answer.statusCode} ${text}`));
    });
    sent.on('error', reject).end();
  });
}

const foreign: Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'https://www.nasaq.example', 'sec-fetch-site': 'same-site' },
  { origin: 'https://admin.nasaq.example:8443' },
  { origin: 'http://admin.nasaq.example' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'cross-site' },
];
const changes = ['POST', 'PUT', 'PATCH', 'DELETE'];
const doors = [
  '/api/users',
  '/api/users/1',
  '/admin',
  '/admin/collections/users',
  '/chat-desk/chats/1/notes',
  '/uploads/1',
];

test('a page of another origin, of another port or of a sister name → changes nothing, by whatever method and door', async () => {
  for (const headers of foreign)
    for (const method of changes)
      for (const door of doors)
        expect([method, door, headers, await send(method, door, headers)]).toEqual([
          method,
          door,
          headers,
          expect.stringMatching(/^403 .*foreign_origin/),
        ]);
});

test.each(['/api/v1/../users', '/api/v1/%2e%2e/users', '/api/v1\\..\\users', '/admin/../api/v1/x', '//api/v1/users'])(
  'a foreign page with the address %s → refused too',
  async (path) => {
    expect(await send('POST', path, { origin: 'https://evil.example' })).toMatch(/^403|^400/);
  },
);

test('pages of the host itself, by its name or another, and tools that say nothing → let in', async () => {
  for (const headers of [
    { origin: 'https://admin.nasaq.example', 'sec-fetch-site': 'same-origin' },
    { origin: 'https://tunnel.example', host: 'tunnel.example' },
    { 'sec-fetch-site': 'none' },
    {},
  ] as Record<string, string>[])
    for (const method of [...changes, 'GET']) expect(await send(method, '/api/users', headers)).toBe('200 let in');
});

test('a link from elsewhere is followed, while a script of another page reads nothing', async () => {
  const link = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
  expect(await send('GET', '/admin/collections/orders/1', link)).toBe('200 let in');
  expect(await send('GET', '/api/orders', { origin: 'https://www.nasaq.example' })).toMatch(/^403/);
});

test('what the site sends to its API is not asked here', async () => {
  expect(await send('POST', '/api/v1/contacts', { origin: 'https://www.nasaq.example' })).toBe('200 let in');
});

test.each([
  ['two hosts', 400, 'GET / HTTP/1.1\r\nHost: admin.nasaq.example\r\nHost: evil.example\r\n\r\n'],
  [
    'a name and a password',
    400,
    'GET http://u:p@admin.nasaq.example/api/v1/home HTTP/1.1\r\nHost: admin.nasaq.example\r\n\r\n',
  ],
  ['TRACE', 405, 'TRACE /admin HTTP/1.1\r\nHost: admin.nasaq.example\r\n\r\n'],
])('%s in a request → %i, and nobody reads the rest', async (_what, status, request) => {
  const socket = connect(port, '127.0.0.1');
  socket.end(request);
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk as Buffer);
  expect(Buffer.concat(chunks).toString()).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
});
