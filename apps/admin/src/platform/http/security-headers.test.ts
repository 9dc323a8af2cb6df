import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

let server: Server;
let address: string;
const toScreens: (string | string[] | undefined)[] = [];

beforeAll(async () => {
  vi.stubEnv('ADMIN_URL', 'https://admin.nasaq.example');
  vi.stubEnv('SITE_URL', 'https://www.nasaq.example');
  vi.stubEnv('NODE_ENV', 'production');
  const { fastAnswer, requestHandler } = await import('./request-handler.ts');
  const { answerKey, ResponseCache } = await import('./response-cache.ts');
  const cache = new ResponseCache();
  await (await cache.answer(answerKey('en', '/kept?v=2'), () => Promise.resolve({}))).encoded('identity');
  const app = new Hono().all('*', (c) => c.json({}));
  const handle = async (request: { headers: Record<string, string> }, response: { end: (text: string) => void }) => {
    toScreens.push(request.headers['content-security-policy']);
    response.end('a screen');
  };
  server = createServer(requestHandler(app, { handle } as never, fastAnswer(cache)));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  vi.unstubAllEnvs();
  return new Promise((resolve) => void server.close(resolve));
});

/** Directive → sources. */
async function policyOf(path: string): Promise<Record<string, string[]>> {
  const { headers } = await fetch(address + path);
  const parts = headers
    .get('content-security-policy')!
    .split('; ')
    .map((part) => part.split(' '));
  return Object.fromEntries(parts.map(([name, ...sources]) => [name!, sources]));
}

test('screens and answers of the REST interface → under https only, never guessed, never framed by others, no place told', async () => {
  for (const path of ['/admin', '/admin/login', '/api/users/me', '/nothing']) {
    const { headers } = await fetch(address + path);
    expect(Object.fromEntries(headers)).toMatchObject({
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    });
    expect(await policyOf(path)).toMatchObject({
      'frame-ancestors': ["'self'"],
      'default-src': ["'none'"],
      'report-uri': ['/_csp'],
    });
  }
});

test('answers of the API → under https only, never guessed, nothing runs in them, nobody frames them; kept ones, too', async () => {
  const expected = {
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  };
  const plain = { headers: { 'accept-encoding': 'identity' } };
  for (const path of ['/api/v1/home?v=2', '/api/v1/kept?v=2', '/api/v1?v=2'])
    expect(Object.fromEntries((await fetch(address + path, plain)).headers)).toMatchObject(expected);
});

test('scripts run by a nonce that is new for each screen, which Next is told; nothing else runs', async () => {
  const [one, other] = [await policyOf('/admin'), await policyOf('/admin')];
  expect(one['script-src']).toEqual([expect.stringMatching(/^'nonce-[\w+/]{22}=='$/), "'strict-dynamic'"]);
  expect(other['script-src']).not.toEqual(one['script-src']);
  expect(toScreens.at(-1)).toContain(other['script-src']![0]);
});

test('text becomes neither elements nor scripts by itself; a worker loads its chunks by their addresses', async () => {
  expect(await policyOf('/admin')).toMatchObject({
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['own', 'default', 'lexical', "'allow-duplicates'"],
  });
  expect(await policyOf('/_next/static/chunks/worker.js')).not.toHaveProperty('require-trusted-types-for');
});

test('a policy that a request brings along → not the one that Next reads', async () => {
  await fetch(`${address}/admin`, { headers: { 'content-security-policy': "script-src 'nonce-mine'" } });
  expect(toScreens.at(-1)).not.toContain('mine');
});

test('the live preview may frame the site, and only the site', async () => {
  expect((await policyOf('/admin'))['frame-src']).toEqual(["'self'", 'https://www.nasaq.example']);
});

test('files, which have headers of their own, carry none of it', async () => {
  const { headers } = await fetch(`${address}/media/a.webp`);
  expect([headers.get('content-security-policy'), headers.get('strict-transport-security')]).toEqual([null, null]);
});
