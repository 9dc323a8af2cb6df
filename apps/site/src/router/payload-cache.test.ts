import { expect, test, vi } from 'vitest';
import { createPayloadCache } from './payload-cache.ts';

const page = { kind: 'page', model: {} };
const answering = (body: unknown, status = 200) => vi.fn<typeof fetch>(async () => Response.json(body, { status }));

test('the payload of a path lies below it', async () => {
  const fetcher = answering(page);
  const cache = createPayloadCache(fetcher);
  await cache.load('/ar/works', '?page=2');
  await cache.load('/', '');
  expect(fetcher.mock.calls.map(([url]) => url)).toEqual(['/ar/works/_payload.json?page=2', '/_payload.json']);
});

test('a success is asked for once, also at the same time', async () => {
  const fetcher = answering(page);
  const cache = createPayloadCache(fetcher);
  await Promise.all([cache.load('/about', ''), cache.load('/about', '')]);
  await cache.load('/about', '');
  expect(fetcher).toHaveBeenCalledTimes(1);
});

test('a success is asked for again after five minutes, or when the cache was cleared', async () => {
  let now = 0;
  const fetcher = answering(page);
  const cache = createPayloadCache(fetcher, () => now);
  await cache.load('/about', '');
  now = 5 * 60_000 + 1;
  await cache.load('/about', '');
  cache.clear();
  await cache.load('/about', '');
  expect(fetcher).toHaveBeenCalledTimes(3);
});

test.each([
  ['a server error', { kind: 'error', status: 503 }, 503],
  ['something else than a payload', { hello: 'world' }, 200],
])('%s is a failure and is not kept', async (_, body, status) => {
  const fetcher = answering(body, status);
  const cache = createPayloadCache(fetcher);
  await expect(cache.load('/about', '')).rejects.toThrow();
  await expect(cache.load('/about', '')).rejects.toThrow();
  expect(fetcher).toHaveBeenCalledTimes(2);
});

test('a 404 is an outcome, but is not kept', async () => {
  const fetcher = answering({ kind: 'error', status: 404 }, 404);
  const cache = createPayloadCache(fetcher);
  expect(await cache.load('/nowhere', '')).toEqual({ kind: 'error', status: 404 });
  await cache.load('/nowhere', '');
  expect(fetcher).toHaveBeenCalledTimes(2);
});

test('what belongs to one reader is asked for each time', async () => {
  const fetcher = vi.fn<typeof fetch>(async () =>
    Response.json(page, { headers: { 'cache-control': 'private, no-store' } }),
  );
  const cache = createPayloadCache(fetcher);
  await cache.load('/status/EBN3FTYU', '');
  await cache.load('/status/EBN3FTYU', '');
  expect(fetcher).toHaveBeenCalledTimes(2);
});
