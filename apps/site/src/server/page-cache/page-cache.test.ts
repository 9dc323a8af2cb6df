import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PageAnswer } from '../../platform/responses.ts';
import { PageCache } from './page-cache.ts';
import { noCopies, pageCopies, type PageCopies } from './page-copies.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'nasaq-pages-'));
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

const page = (body: string, over: Partial<PageAnswer> = {}): PageAnswer => ({
  status: 200,
  headers: { 'Content-Type': 'text/html; charset=utf-8' },
  body,
  tags: ['posts'],
  keep: true,
  complete: true,
  ...over,
});
const failure = page('down', { status: 503, keep: false, complete: false });

function cacheOf(produce: (key: string) => Promise<PageAnswer>, copies: PageCopies = noCopies, maxBytes = 1_000_000) {
  return new PageCache({ produce, copies, maxBytes });
}
const purge = (cache: PageCache, tags: string[] | null, withdrawn: string[] | null = []) =>
  cache.purge({ tags, withdrawn, sequence: 1 });
const text = async (cache: PageCache, key: string) => {
  const { outcome, page: answered } = await cache.answer(key);
  return [outcome, String(answered.content.ready('identity')!.body)];
};

test('a page is made once, and then answered from memory in every encoding', async () => {
  const long = 'page of نسق '.repeat(200);
  const produce = vi.fn(async () => page(long));
  const cache = cacheOf(produce);
  expect(await text(cache, '/a')).toEqual(['miss', long]);
  expect(await text(cache, '/a')).toEqual(['hit', long]);
  expect(produce).toHaveBeenCalledTimes(1);
  const { content } = (await cache.answer('/a')).page;
  expect(String(brotliDecompressSync(content.ready('br')!.body))).toBe(long);
  expect(String(gunzipSync(content.ready('gzip')!.body))).toBe(long);
});

test('a page that is made anew and says the same is not compressed anew; another one is', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  let body = 'page of نسق '.repeat(200);
  const cache = cacheOf(async () => page(body));
  const { content } = (await cache.answer('/a')).page;
  const anew = async () => {
    vi.setSystemTime(Date.now() + 20 * 60_000);
    return cache.answer('/a');
  };
  const same = await anew();
  expect(same.outcome).toBe('miss');
  expect(same.page.content).toBe(content);
  body += '.';
  const other = (await anew()).page.content;
  expect(other).not.toBe(content);
  expect(String(brotliDecompressSync(other.ready('br')!.body))).toBe(body);
});

test('however many ask at once, one page is made', async () => {
  const produce = vi.fn(async () => page('one'));
  const cache = cacheOf(produce);
  await Promise.all(Array.from({ length: 50 }, () => cache.answer('/a')));
  expect(produce).toHaveBeenCalledTimes(1);
});

test('a purge forgets the pages that were made from the tag, and only those', async () => {
  const produce = vi.fn(async (key: string) => page(key, { tags: key === '/blog' ? ['posts', 'media'] : ['works'] }));
  const cache = cacheOf(produce);
  await Promise.all([cache.answer('/blog'), cache.answer('/works')]);
  await purge(cache, ['posts']);
  expect((await cache.answer('/works')).outcome).toBe('hit');
  expect((await cache.answer('/blog')).outcome).toBe('miss');
  await purge(cache, null);
  expect((await cache.answer('/works')).outcome).toBe('miss');
});

test('a purge while the page is being made: it is answered but not kept', async () => {
  const gate = Promise.withResolvers<void>();
  const produce = vi.fn(async () => {
    await gate.promise;
    return page('old');
  });
  const cache = cacheOf(produce);
  const first = cache.answer('/a');
  await purge(cache, ['posts']);
  gate.resolve();
  await first;
  expect((await cache.answer('/a')).outcome).toBe('miss');
});

test('who asks after a purge gets a page that was begun after it, whatever is still being made', async () => {
  const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let number = 0;
  const cache = cacheOf(async () => {
    const mine = number;
    number += 1;
    await gates[mine]!.promise;
    return page(`version ${mine}`);
  });
  const before = text(cache, '/a');
  await purge(cache, ['posts']);
  const after = text(cache, '/a');
  const alike = text(cache, '/a');
  gates[1]!.resolve();
  expect(await after).toEqual(['miss', 'version 1']);
  expect(await alike).toEqual(['miss', 'version 1']);
  gates[0]!.resolve();
  expect(await before).toEqual(['miss', 'version 0']);
  expect(await text(cache, '/a')).toEqual(['hit', 'version 1']);
});

test('a page that is no longer fresh is answered at once and made anew behind it', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  let version = 1;
  const cache = cacheOf(async () => page(`version ${version}`));
  await cache.answer('/a');
  version = 2;
  vi.setSystemTime(Date.now() + 61_000);
  expect(await text(cache, '/a')).toEqual(['stale', 'version 1']);
  await vi.waitFor(async () => expect(await text(cache, '/a')).toEqual(['hit', 'version 2']), 20_000);
});

test('the admin host is down: the cached page stays, and is not asked for with every request', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  let answer = page('good');
  const produce = vi.fn(async () => answer);
  const cache = cacheOf(produce);
  await cache.answer('/a');
  answer = failure;
  vi.setSystemTime(Date.now() + 61_000);
  expect(await text(cache, '/a')).toEqual(['stale', 'good']);
  await vi.waitFor(async () => expect(await text(cache, '/a')).toEqual(['hit', 'good']), 20_000);
  expect(produce).toHaveBeenCalledTimes(2);
});

test('a page that nobody has read for long is made before it is answered; without the admin host it is answered as it is', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  let answer = page('opens at nine');
  const cache = cacheOf(async () => answer);
  await cache.answer('/a');
  answer = page('open now');
  vi.setSystemTime(Date.now() + 3_600_000);
  expect(cache.peek('/a')).toBeUndefined();
  expect(await text(cache, '/a')).toEqual(['miss', 'open now']);
  answer = failure;
  vi.setSystemTime(Date.now() + 3_600_000);
  expect(await text(cache, '/a')).toEqual(['stale', 'open now']);
});

test('started again without the admin host: the copy on disk is answered; another build has none', async () => {
  const before = cacheOf(async () => page('kept نسق'), pageCopies(folder, 'build-1'));
  await before.answer('/a');
  await vi.waitFor(async () => expect(await pageCopies(folder, 'build-1').read('/a')).not.toBeNull(), 20_000);

  const after = cacheOf(async () => failure, pageCopies(folder, 'build-1'));
  expect(await text(after, '/a')).toEqual(['stale', 'kept نسق']);
  expect(await text(after, '/never-read')).toEqual(['miss', 'down']);

  const other = cacheOf(async () => failure, pageCopies(folder, 'build-2'));
  expect(await text(other, '/a')).toEqual(['miss', 'down']);
});

test('changed content is answered from its copy when nothing newer can be made; withdrawn content never', async () => {
  let answer = (key: string) => page(key, { tags: [key.slice(1)] });
  const cache = cacheOf(async (key) => answer(key), pageCopies(folder, 'build'));
  await Promise.all(['/posts', '/works', '/jobs'].map((key) => cache.answer(key)));
  await vi.waitFor(async () => expect(await pageCopies(folder, 'build').read('/jobs')).not.toBeNull(), 20_000);
  answer = () => failure;
  await purge(cache, ['posts', 'works'], ['works']);
  expect(await text(cache, '/posts')).toEqual(['stale', '/posts']);
  expect(await text(cache, '/works')).toEqual(['miss', 'down']);
  expect(await text(cache, '/jobs')).toEqual(['hit', '/jobs']);
  await purge(cache, ['posts'], ['posts']);
  expect(await text(cache, '/posts')).toEqual(['miss', 'down']);
});

test('withdrawn while its copy was being read: it is not answered', async () => {
  const gate = Promise.withResolvers<void>();
  const slow: PageCopies = { ...noCopies, read: () => gate.promise.then(() => page('withdrawn')) };
  const cache = cacheOf(async () => failure, slow);
  const answer = text(cache, '/a');
  await Promise.resolve();
  await purge(cache, ['posts'], ['posts']);
  gate.resolve();
  expect(await answer).toEqual(['miss', 'down']);
  expect(cache.size.pages).toBe(0);
});

test('what is not to be kept is not: errors, moved pages, pages for one reader', async () => {
  for (const answer of [failure, page('no', { keep: false }), page('', { status: 301, keep: false })]) {
    const produce = vi.fn(async () => answer);
    const cache = cacheOf(produce);
    await cache.answer('/a');
    await cache.answer('/a');
    expect(produce).toHaveBeenCalledTimes(2);
  }
});

test('the cache is bounded by bytes, and what was read least recently goes', async () => {
  const cache = cacheOf(async () => page('x'.repeat(20_000)), noCopies, 100_000);
  for (let number = 0; number < 20; number += 1) await cache.answer(`/${number}`);
  expect(cache.size.bytes).toBeLessThanOrEqual(100_000);
  expect(cache.size.pages).toBeGreaterThan(1);
  expect(cache.peek('/0')).toBeUndefined();
  expect(cache.peek('/19')?.outcome).toBe('hit');
});
