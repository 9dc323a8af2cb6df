import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { listen, type Listening } from './listen.ts';
import { startFixtureAdmin, type FixtureAdmin } from './test/fixture-admin.ts';
import { startTestSite } from './test/test-site.ts';

let admin: FixtureAdmin;
let server: Listening;
let base: string;
beforeAll(async () => {
  const started = await startTestSite();
  admin = started.admin;
  server = await listen(started.site.fetch, 0, '127.0.0.1');
  base = `http://127.0.0.1:${server.port}`;
});
afterAll(() => Promise.all([server.close(), admin.close()]));

test('API calls reach the admin host with query, headers and body', async () => {
  admin.own.set('POST /api/v1/search', async (request) =>
    Response.json({
      query: new URL(request.url).search,
      body: await request.json(),
      locale: request.headers.get('locale'),
    }),
  );
  const response = await fetch(`${base}/api/v1/search?v=2`, {
    method: 'POST',
    body: '{"search":"نسق"}',
    headers: { locale: 'ar', 'content-type': 'application/json' },
  });
  expect(await response.json()).toEqual({ query: '?v=2', body: { search: 'نسق' }, locale: 'ar' });
});

test('the admin host learns who asks, and is not told otherwise', async () => {
  await fetch(`${base}/api/v1/home?v=2`, { headers: { 'x-forwarded-for': '6.6.6.6', forwarded: 'for=6.6.6.6' } });
  const { headers } = admin.requests.at(-1)!;
  expect(headers.get('x-forwarded-for')).toBe('127.0.0.1');
  expect(headers.get('forwarded')).toBeNull();
  expect(headers.get('x-forwarded-host')).toBe(new URL(base).host);
});

test('headers of one connection stay on it', async () => {
  admin.own.set(
    'GET /api/v1/hops',
    () => new Response('x', { headers: { 'keep-alive': 'timeout=99', 'proxy-authenticate': 'Basic' } }),
  );
  const request = [
    'GET /api/v1/hops HTTP/1.1',
    'Host: x',
    'Connection: close, X-Secret',
    'X-Secret: 1',
    'TE: trailers',
    'Proxy-Authorization: Basic x',
    '',
    '',
  ].join('\r\n');
  const answer = await raw(server.port, request);
  const { headers } = admin.requests.at(-1)!;
  for (const name of ['x-secret', 'te', 'proxy-authorization']) expect(headers.get(name)).toBeNull();
  expect(answer).not.toMatch(/timeout=99|proxy-authenticate/i);
});

test('redirects are the browser’s to follow', async () => {
  admin.own.set(
    'GET /media/moved.png',
    () => new Response(null, { status: 302, headers: { location: '/media/new.png' } }),
  );
  const response = await fetch(`${base}/media/moved.png`, { redirect: 'manual' });
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe('/media/new.png');
});

test('an answer streams: its start arrives before its end is written', async () => {
  let end = () => {};
  admin.own.set('GET /media/film.mp4', () => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('start'));
        end = () => controller.close();
      },
    });
    return new Response(body, { headers: { 'content-type': 'video/mp4' } });
  });
  const reader = (await fetch(`${base}/media/film.mp4`)).body!.getReader();
  expect(new TextDecoder().decode((await reader.read()).value)).toBe('start');
  end();
  expect((await reader.read()).done).toBe(true);
});

test('media can only be read', async () => {
  const response = await fetch(`${base}/media/a.png`, { method: 'DELETE' });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('GET, HEAD');
});

test('a body of more than 25 MB is refused before it is forwarded', async () => {
  const before = admin.requests.length;
  const response = await fetch(`${base}/api/v1/uploads`, {
    method: 'POST',
    body: new Uint8Array(25 * 1024 * 1024 + 1),
    headers: { locale: 'ar' },
  });
  expect(response.status).toBe(413);
  expect(await response.json()).toMatchObject({
    error: { code: 'payload_too_large', message: expect.stringContaining('ميغابايت') },
  });
  expect(admin.requests.length).toBe(before);
});

test('an admin host that is down is a 503 with a JSON error', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const other = await startFixtureAdmin();
  await other.close();
  const { proxyAdmin } = await import('./proxy-admin.ts');
  const response = await proxyAdmin(other.url).request('/api/v1/home?v=2');
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('30');
  expect(await response.json()).toMatchObject({ error: { code: 'unavailable' } });
});

function raw(port: number, request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    let answer = '';
    socket.on('data', (data) => (answer += data.toString()));
    socket.on('end', () => resolve(answer));
    socket.on('error', reject);
  });
}
