import { expect, test, vi } from 'vitest';
import { ResponseCache } from './response-cache.ts';

const text = ({ body }: { body: Uint8Array }) => new TextDecoder().decode(body);

test('an answer is computed once until the cache is cleared', async () => {
  const cache = new ResponseCache();
  const compute = vi.fn(async () => ({ title: 'Services' }));
  await cache.answer('key', compute);
  await cache.answer('key', compute);
  expect(compute).toHaveBeenCalledTimes(1);
  cache.clear();
  await cache.answer('key', compute);
  expect(compute).toHaveBeenCalledTimes(2);
});

test('many askers at once → one computation', async () => {
  const cache = new ResponseCache();
  const compute = vi.fn(async () => ({ title: 'Services' }));
  const answers = await Promise.all(Array.from({ length: 20 }, () => cache.answer('key', compute)));
  expect(compute).toHaveBeenCalledTimes(1);
  expect(new Set(answers.map(({ etag }) => etag)).size).toBe(1);
});

test('an answer computed from content older than a publish is not kept', async () => {
  const cache = new ResponseCache();
  const { promise, resolve } = Promise.withResolvers<{ title: string }>();
  const early = cache.answer('key', () => promise);
  cache.clear();
  resolve({ title: 'old' });
  expect(text(await early)).toBe('{"title":"old"}');
  expect(text(await cache.answer('key', async () => ({ title: 'new' })))).toBe('{"title":"new"}');
});

test('an answer that failed is computed again', async () => {
  const cache = new ResponseCache();
  await expect(cache.answer('key', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(text(await cache.answer('key', async () => 'up'))).toBe('"up"');
});

test('an answer is computed again after a minute, because some depend on the date', async () => {
  vi.useFakeTimers();
  const cache = new ResponseCache();
  const compute = vi.fn(async () => 'open');
  await cache.answer('key', compute);
  vi.advanceTimersByTime(60_001);
  await cache.answer('key', compute);
  expect(compute).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
