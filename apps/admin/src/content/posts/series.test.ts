import { type Locale, localeHeader, type Post, type PostSummary } from '@nasaq/contract';
import type { Hono } from 'hono';
import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiEnv } from '../../platform/http/request-context.ts';
import { texts } from '../../testing/drafts.ts';
import { openTestPayload, type TestPayload } from '../../testing/open-payload.ts';

let opened: TestPayload;
let payload: Payload;
let api: Hono<ApiEnv>;

beforeAll(async () => {
  opened = await openTestPayload();
  payload = opened.payload;
  const { createApi } = await import('../../api-routes.ts');
  api = createApi(() => Promise.resolve(payload));
});
afterAll(() => opened.close());

async function ask<Data>(path: string, locale: Locale): Promise<Data> {
  const answer = await api.request(
    `${path}?v=2`,
    { headers: { [localeHeader]: locale } },
    { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
  );
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { data: Data }).data;
}

test('a post tells its place in a series and its other parts, those that are published in the reader’s language', async () => {
  const author = await payload.create({
    collection: 'authors',
    data: { name: 'Mona', role: 'Writer', bio: 'Writes.' } as never,
    locale: 'en',
  });
  const write = async (title: string, series: object, status: 'draft' | 'published' = 'published') => {
    const { id } = await payload.create({
      collection: 'posts',
      locale: 'en',
      data: { ...texts(title), slug: title, author: author.id, ...series, _status: status } as never,
    });
    return id;
  };
  // Written in another order than they are read in.
  const third = await write('third', { series: 'Steps', part: 3 });
  await write('first', { series: 'Steps', part: 1 });
  await write('second', { series: 'Steps', part: 2 }, 'draft');
  await write('stranger', { series: 'Leaps', part: 2 });
  await write('numberless', { series: 'Steps' });
  await write('alone', {});
  await payload.update({
    collection: 'posts',
    id: third,
    locale: 'ar',
    data: { ...texts('ثالث'), slug: 'ثالث', series: 'خطوات', _status: 'published' } as never,
  });

  const { series, seriesParts } = await ask<Post>('/posts/third', 'en');
  expect(series).toEqual({ title: 'Steps', part: 3 });
  expect(seriesParts.map(({ part, slug }) => [part, slug])).toEqual([
    [1, 'first'],
    [3, 'third'],
  ]);

  const arabic = await ask<Post>(`/posts/${encodeURIComponent('ثالث')}`, 'ar');
  expect(arabic.series).toEqual({ title: 'خطوات', part: 3 });
  expect(arabic.seriesParts.map(({ title }) => title)).toEqual(['ثالث']);

  const rows = await ask<PostSummary[]>('/posts', 'en');
  expect(Object.fromEntries(rows.map((row) => [row.slug, row.series?.part ?? null]))).toEqual({
    first: 1,
    third: 3,
    stranger: 2,
    numberless: null,
    alone: null,
  });
  expect((await ask<Post>('/posts/alone', 'en')).seriesParts).toEqual([]);
});
