import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';

vi.stubEnv('TRUSTED_PROXIES', '127.0.0.1, 10.0.0.0/8, ::1, fd00::/8');
const { clientAddress, limitKey } = await import('./client-address.ts');

async function addressOf(remote: string | undefined, forwarded?: string): Promise<string> {
  const app = new Hono().get('/', (c) => c.text(clientAddress(c)));
  const headers: Record<string, string> = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  return (await app.request('/', { headers }, { incoming: { socket: { remoteAddress: remote } } })).text();
}

test.each([
  ['a stranger is who connects', '203.0.113.1', undefined, '203.0.113.1'],
  ['what a stranger claims is not believed', '203.0.113.1', '198.51.100.1', '203.0.113.1'],
  ['the site tells who', '127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['IPv4 on an IPv6 socket', '::ffff:127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['the last that is no proxy of ours', '::1', '6.6.6.6, 198.51.100.1, 10.1.2.3', '198.51.100.1'],
  ['an IPv6 proxy', 'fd12::1', '2001:db8::1', '2001:db8::1'],
  ['only proxies: the first of them', '127.0.0.1', '10.9.9.9', '10.9.9.9'],
  ['nothing that is an address', '127.0.0.1', 'unknown, <script>', '127.0.0.1'],
  ['no socket, as in a test', undefined, undefined, ''],
])('%s', async (_, remote, forwarded, expected) => {
  expect(await addressOf(remote, forwarded)).toBe(expected);
});

test.each([
  ['203.0.113.1', '203.0.113.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s is limited as %s', (address, key) => {
  expect(limitKey(address)).toBe(key);
});

test('over a real connection, below a mounted app, the socket tells who connects', async () => {
  const { requestHandler } = await import('./request-handler.ts');
  const inner = new Hono().get('/who', (c) => c.text(clientAddress(c)));
  const app = new Hono().mount('/api/v1', inner.fetch);
  const server = createServer(requestHandler(app, { handle: async () => {} })).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1/who`;
  const direct = await (await fetch(address)).text();
  const forwarded = await (await fetch(address, { headers: { 'x-forwarded-for': '198.51.100.1' } })).text();
  server.close();
  expect([direct, forwarded]).toEqual(['127.0.0.1', '198.51.100.1']);
});
