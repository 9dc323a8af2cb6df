import type { Representation } from '@nasaq/serving';
import { expect, test, vi } from 'vitest';
import { ResponseCache } from './response-cache.ts';

const text = (answer: Representation) => String(answer.ready('identity')!.body);

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
  expect(new Set(answers).size).toBe(1);
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

test('the cache is bounded by bytes, and what was read least recently goes', async () => {
  const cache = new ResponseCache(100_000);
  const text = 'x'.repeat(8_000);
  await cache.answer('first', async () => text);
  for (let number = 0; number < 20; number += 1) {
    await cache.answer(`/${number}`, async () => text);
    expect(cache.peek('first')).toBeDefined();
  }
  expect(cache.size.bytes).toBeLessThanOrEqual(100_000);
  expect(cache.size.answers).toBe(3);
  expect(cache.peek('/0')).toBeUndefined();
  expect(cache.peek('/19')).toBeDefined();
  cache.clear();
  expect(cache.size).toEqual({ answers: 0, bytes: 0 });
});

test('an answer larger than the cache is given, and drives nothing out', async () => {
  const cache = new ResponseCache(100_000);
  await cache.answer('small', async () => 'x');
  const large = await cache.answer('large', async () => 'x'.repeat(50_000));
  expect(large.bytes).toBe(50_002);
  expect(cache.peek('large')).toBeUndefined();
  expect(cache.peek('small')).toBeDefined();
});
