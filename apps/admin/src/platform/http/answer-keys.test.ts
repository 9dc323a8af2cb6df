import type { Hono } from 'hono';
import type { Payload } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { texts } from '../../testing/drafts.ts';
import { openTestPayload, type TestPayload } from '../../testing/open-payload.ts';
import type { ApiEnv } from './request-context.ts';
import { ResponseCache } from './response-cache.ts';

let opened: TestPayload;
let payload: Payload;
let cache: ResponseCache;
let open: (perAddress?: number) => Promise<Hono<ApiEnv>>;
let api: Hono<ApiEnv>;

beforeAll(async () => {
  opened = await openTestPayload();
  payload = opened.payload;
  const [{ createApi }, { Computations }] = await Promise.all([
    import('../../api-routes.ts'),
    import('./computations.ts'),
  ]);
  open = async (perAddress = 1_000) =>
    createApi(() => Promise.resolve(payload), { cache, computations: new Computations(perAddress, 2) });
  for (const title of ['One', 'Two', 'Three'])
    await payload.create({
      collection: 'companies',
      locale: 'en',
      data: { ...texts(title), _status: 'published' } as never,
    });
});
afterAll(() => opened.close());
beforeEach(async () => {
  cache = new ResponseCache();
  api = await open();
});

/** Who is behind the site, and the site itself. */
const from = (address?: string): { headers: Record<string, string> } => ({
  headers: address === undefined ? {} : { 'x-forwarded-for': address },
});
const loopback = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
const ask = async (path: string, init: RequestInit = {}) => api.request(path, init, loopback);

test.each([
  ['a parameter that the call does not read', '/companies?v=2', '/companies?v=2&x=1', '/companies?y=%00&v=2&v=3'],
  ['a filter that the list does not have', '/companies?v=2', '/companies?v=2&category=a', '/companies?tag=b&v=2'],
  [
    'another order',
    '/companies?v=2&page=1&limit=2',
    '/companies?limit=2&page=1&v=2',
    '/companies?limit=02&page=1.0&v=2',
  ],
  ['another spelling of the path', '/companies/one?v=2', '/companies/%6Fne?v=2&x=y'],
  ['a call without parameters', '/home?v=2', '/home?v=2&x=1', '/home?x=2&v=2'],
])('%s → one answer for all of them', async (_, ...paths) => {
  const answers = await Promise.all(paths.map((path) => ask(path)));
  expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 200));
  expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(1);
  expect(cache.size.answers).toBe(1);
});

test('pages beyond the end and unknown entries are 404s that leave nothing behind', async () => {
  expect((await ask('/companies?v=2&limit=2&page=2')).status).toBe(200);
  const before = cache.size;
  for (const path of ['/companies?v=2&limit=2&page=3', '/companies?v=2&page=9999', '/companies/none?v=2']) {
    const answer = await ask(path);
    expect([path, answer.status]).toEqual([path, 404]);
  }
  expect(cache.size).toEqual(before);
  // An empty list has a first page.
  expect((await ask('/works?v=2')).status).toBe(200);
});

test('one address has too many answers computed → 429 that says when; kept answers, others and the site go on', async () => {
  api = await open(3);
  const one = from('198.51.100.1');
  for (const page of [1, 2, 3]) expect((await ask(`/companies?v=2&limit=1&page=${page}`, one)).status).toBe(200);
  const refused = await ask('/home?v=2', { headers: { ...one.headers, locale: 'ar' } });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(((await refused.json()) as { error: { message: string } }).error.message).toMatch(/[\u0600-\u06FF]/);
  const search = { method: 'POST', body: JSON.stringify({ search: 'one' }), ...one };
  expect((await ask('/search?v=2', search)).status).toBe(429);
  expect((await ask('/companies?v=2&limit=1&page=2&x=1', one)).status).toBe(200);
  expect((await ask('/companies/one?v=2', from('198.51.100.2'))).status).toBe(200);
  // A reader of the same machine is a visitor when the site says so.
  for (const page of [1, 2, 3]) expect((await ask(`/services/none${page}?v=2`, from('127.0.0.1'))).status).toBe(404);
  expect((await ask('/services/none4?v=2', from('127.0.0.1'))).status).toBe(429);
  for (let time = 0; time < 9; time += 1) expect((await ask(`/services/none${time}?v=2`, from())).status).toBe(404);
});

test('redirects come all at once, each with the end of its chain, readable', async () => {
  const rows = [
    ['/old', '/older'],
    ['/older', '/company/one'],
    ['/ar/%D9%82%D8%AF%D9%8A%D9%85', '/ar/company'],
    ['/round', '/about-turn'],
    ['/about-turn', '/round'],
  ] as const;
  for (const [place, [path, to]] of rows.entries())
    await payload.create({
      collection: 'redirects',
      // Nobody may store a circle any more.
      context: { silent: true },
      data: { from: path, to, status: place === 1 ? '302' : '301' } as never,
    });
  const { data } = (await (await ask('/redirects?v=2')).json()) as { data: object[] };
  expect(data).toEqual([
    { from: '/old', to: '/company/one', status: 301 },
    { from: '/older', to: '/company/one', status: 302 },
    { from: '/ar/قديم', to: '/ar/company', status: 301 },
  ]);
});
