import { contentTagsHeader } from '@nasaq/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startCachedSite, type CachedSite } from '../test/cached-site.ts';

let site: CachedSite;
beforeEach(async () => {
  site = await startCachedSite();
  const list = { data: [], meta: { page: 1, limit: 10, total: 25, pages: 3 } };
  site.admin.own.set('GET /api/v1/posts', () => Response.json(list, { headers: { [contentTagsHeader]: 'posts' } }));
  site.admin.own.set('GET /api/v1/tags', () =>
    Response.json(
      { data: [{ slug: 'a b', title: 'A', count: 1, alternates: { en: 'a b', ar: null } }] },
      { headers: { [contentTagsHeader]: 'posts' } },
    ),
  );
});
afterEach(() => site.close());

/** What the first reader of an address gets, and what the address of another then gets. */
async function outcomes(first: string, ...others: string[]) {
  const answers = [];
  for (const path of [first, ...others]) answers.push(await site.read(path));
  return answers;
}

test.each([
  ['a parameter that the page does not read', '/tools', '/tools?x=1', '/tools?utm_source=a&page=z', '/tools?'],
  ['the first page by its number', '/blog', '/blog?page=1', '/blog?page=1&x=2', '/blog?page=1&page=7'],
  ['parameters in another order and spelling', '/blog?tag=a+b&page=2', '/blog?page=2&y=&tag=a%20b'],
  ['another spelling of the path', '/tools', '/t%6Fols', '/t%6fols?x'],
  [
    'a payload by another spelling',
    '/tools/_payload.json',
    '/%74ools/_payload.json?a',
    '//tools/_payload.json',
    '/tools//_payload.json',
  ],
])('%s → one page for all of them', async (_, first, ...others) => {
  const [made, ...more] = await outcomes(first, ...others);
  expect([made!.status, made!.cache]).toEqual([200, 'miss']);
  expect(more.map(({ cache }) => cache)).toEqual(others.map(() => 'hit'));
  expect(new Set([made!, ...more].map(({ text }) => text)).size).toBe(1);
});

test('what a page reads makes another page', async () => {
  const pages = await outcomes('/blog', '/blog?page=2', '/blog?tag=a+b', '/blog?notice=untranslated', '/ar/blog');
  expect(pages.map(({ status, cache }) => [status, cache])).toEqual(pages.map(() => [200, 'miss']));
  expect(new Set(pages.map(({ text }) => text)).size).toBe(pages.length);
});

test.each(['z', '0', '01', '-1', '1.5', '10000', '٢', ''])(
  'the page number %j → 404 that asks the admin host for nothing',
  async (number) => {
    await site.read('/tools');
    const before = site.asked().length;
    const answer = await site.read(`/blog?page=${encodeURIComponent(number)}`);
    expect(answer.status).toBe(404);
    expect(site.asked().slice(before)).toEqual([]);
    expect((await site.read(`/blog/_payload.json?page=${encodeURIComponent(number)}`)).status).toBe(404);
  },
);

test('a page number beyond the end, or a tag that nothing has → 404 that is not kept', async () => {
  for (const path of ['/blog?page=4', '/blog?page=4', '/blog?tag=none', '/blog?tag=none']) {
    const answer = await site.read(path);
    expect([path, answer.status, answer.cache]).toEqual([path, 404, undefined]);
    expect(answer.text).toContain(path);
  }
});

test('what has countless values is made for its reader and kept for nobody', async () => {
  site.admin.own.set('POST /api/v1/search', () => Response.json({ data: [] }));
  for (const path of ['/knowledgebase?q=a', '/ordering?service=a', '/report?page=/x', '/search?q=a', '/status/x?key=a'])
    for (let time = 0; time < 2; time += 1) expect([path, (await site.read(path)).cache]).toEqual([path, undefined]);
});

test('a thousand unknown addresses ask the admin host no more than one does', async () => {
  const first = await site.read('/nothere-first?x=<script>&y="');
  expect(first.status).toBe(404);
  expect(first.text).toContain('/nothere-first?x=&lt;script&gt;&amp;y=&quot;');
  const before = site.asked();
  expect(before.filter((path) => path.startsWith('redirects'))).toHaveLength(1);
  const numbers = Array.from({ length: 1_000 }, (_, number) => number);
  const answers = await Promise.all(numbers.map((number) => site.read(`/nothere-${number}`)));
  expect(new Set(answers.map(({ status, cache }) => `${status} ${cache}`))).toEqual(new Set(['404 undefined']));
  for (const [number, { text }] of answers.entries()) expect(text).toContain(`/nothere-${number}<`);
  expect(site.asked()).toEqual(before);
});

test('an address that has moved leads on, with any query, in page and payload', async () => {
  const moved = await site.read('/old?x=1');
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/services/web-platforms']);
  expect(JSON.parse((await site.read('/old/_payload.json')).text)).toMatchObject({ kind: 'redirect' });
});

test('feeds are kept as pages are, and a query is nothing to them', async () => {
  site.admin.own.set('GET /api/v1/sitemap', () =>
    Response.json({ data: [] }, { headers: { [contentTagsHeader]: 'services' } }),
  );
  const first = await site.read('/sitemap.xml');
  expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'public, max-age=300']);
  const before = site.asked();
  for (const path of ['/sitemap.xml', '/sitemap.xml?x=1']) expect((await site.read(path)).cache).toBe('hit');
  expect(site.asked()).toEqual(before);
});

test('an entry of both languages, asked for by its address in the other one, leads to its own; others are missing', async () => {
  const arabic = await site.read('/ar/services/category/build');
  expect([arabic.status, arabic.headers.get('location')]).toEqual([
    302,
    `/ar/services/category/${encodeURIComponent('بناء')}`,
  ]);
  const english = await site.read(`/services/category/${encodeURIComponent('بناء')}`);
  expect([english.status, english.headers.get('location')]).toEqual([302, '/services/category/build']);
  expect((await site.read('/ar/blog/hiring-without-puzzles')).status).toBe(404);
});
