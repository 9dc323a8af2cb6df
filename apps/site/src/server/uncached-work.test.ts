import { afterEach, expect, test } from 'vitest';
import { startCachedSite, type CachedSite } from './test/cached-site.ts';

let site: CachedSite;
afterEach(() => site.close());

const from = (address: string) => ({ 'x-forwarded-for': address });
const numbers = (count: number) => Array.from({ length: count }, (_, number) => number);

test('one address has asked for too many pages → it is told when to come back, in its language; others go on', async () => {
  site = await startCachedSite({ UNCACHED_PER_ADDRESS: '3' });
  const one = from('198.51.100.1');
  expect((await site.read('/tools', from('203.0.113.9'))).status).toBe(200);
  for (const number of numbers(3)) expect((await site.read(`/report?page=${number}`, one)).status).toBe(200);

  const refused = await site.read('/ar/report?page=3', one);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused.headers.get('cache-control')).toBe('no-store');
  expect(refused.text).toMatch(/<html lang="ar-EG" dir="rtl">.*أعد المحاولة/s);
  expect((await site.read('/report?page=3', one)).text).toMatch(/<html lang="en-US" dir="ltr">.*Try again/s);
  const payload = await site.read('/report/_payload.json?page=3', one);
  expect([payload.status, payload.text]).toEqual([429, '{}']);
  expect((await site.read('/patterns/light/wide/works/a.svg', one)).status).toBe(429);

  // What is kept, what does not exist and what others ask for is not concerned.
  expect((await site.read('/tools?x=1', one)).cache).toBe('hit');
  expect((await site.read('/nowhere', one)).status).toBe(404);
  expect((await site.read('/report?page=3', from('198.51.100.2'))).status).toBe(200);
});

test('whoever connects without a proxy of ours cannot choose an address', async () => {
  site = await startCachedSite({ UNCACHED_PER_ADDRESS: '2', TRUSTED_PROXIES: '192.0.2.1' });
  const answers = [];
  for (const number of numbers(4))
    answers.push(await site.read(`/report?page=${number}`, from(`198.51.100.${number}`)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429, 429]);
});

test('all together ask for more than can be made → the queue is bounded, and forms and cached pages pass by', async () => {
  site = await startCachedSite({ UNCACHED_AT_ONCE: '1' });
  expect((await site.read('/contact')).status).toBe(200);
  const receipt = { kind: 'contacts', reference: 'ABCD2345', statusKey: 'k', receivedAt: '2026-01-02T00:00:00.000Z' };
  site.admin.own.set('POST /api/v1/contacts', () => Response.json({ data: receipt }, { status: 201 }));
  const gate = Promise.withResolvers<void>();
  const slow = async () => {
    await gate.promise;
    return Response.json({ error: { code: 'not_found', message: '' } }, { status: 404 });
  };
  for (const number of numbers(300)) site.admin.own.set(`GET /api/v1/services/s${number}`, slow);
  const asked = numbers(300).map((number) => site.read(`/services/s${number}`, from(`198.51.100.${number % 250}`)));
  const first = await Promise.race(asked);
  expect([first.status, first.headers.get('retry-after'), first.cache]).toEqual([503, '5', 'miss']);
  expect(first.text).toContain('The site is very busy');

  expect((await site.read('/contact')).cache).toBe('hit');
  const form = await site.post('/ar/contact', 'subject=x');
  expect([form.status, form.headers.get('location')]).toEqual([303, '/ar/sent/contacts/ABCD2345?key=k']);

  gate.resolve();
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 404)).toHaveLength(201);
  expect(statuses.filter((status) => status === 503)).toHaveLength(99);
});
