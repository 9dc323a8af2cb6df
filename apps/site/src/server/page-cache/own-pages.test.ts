import { type Block, contentTagsHeader } from '@nasaq/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type CachedSite, startCachedSite } from '../test/cached-site.ts';

let site: CachedSite;
let blocks: Block[];

beforeEach(async () => {
  site = await startCachedSite();
  blocks = [{ id: 'b-a', type: 'call', ground: 'paper', title: 'Write to us', text: '', link: null }];
  const alternates = { en: 'offers/summer', ar: 'عروض/الصيف' };
  const tagged = { headers: { [contentTagsHeader]: 'landing-pages' } };
  site.admin.own.set('GET /api/v1/sitemap', () =>
    Response.json({ data: [{ type: 'landing-pages', alternates, updatedAt: '2026-01-02T00:00:00.000Z' }] }, tagged),
  );
  const page = { key: 'summer', slug: 'x', title: 'The summer offer', summary: 'Short', cover: null };
  const more = { alternates, seo: { title: 'Summer', description: 'Short' } };
  const moments = { publishedAt: '2026-01-02T00:00:00.000Z', updatedAt: '2026-01-02T00:00:00.000Z' };
  for (const slug of [alternates.en, alternates.ar])
    site.admin.own.set(`GET /api/v1/landing-pages/${encodeURIComponent(slug)}`, () =>
      Response.json({ data: { ...page, ...more, ...moments, slug, blocks } }, tagged),
    );
});
afterEach(() => site.close());

const asked = () => site.asked().filter((path) => path.startsWith('landing-pages'));

test('a page of the owner’s own is found at its address in each language, kept, and leads to its other language', async () => {
  const english = await site.read('/offers/summer');
  expect(english.status).toBe(200);
  expect(english.text).toContain('Write to us');
  expect(english.text).toContain(encodeURI('/ar/عروض/الصيف'));
  expect((await site.read('/offers/summer')).cache).toBe('hit');
  expect((await site.read(encodeURI('/ar/عروض/الصيف'))).status).toBe(200);
  expect(asked()).toHaveLength(2);
});

test('an address beside it, or in the other language, asks the admin host nothing', async () => {
  for (const path of ['/offers', '/offers/summer/x', '/offers/summer-2', '/ar/offers/summer/y'])
    expect([path, (await site.read(path)).status]).toEqual([path, 404]);
  const moved = await site.read('/ar/offers/summer');
  expect([moved.status, moved.headers.get('location')]).toEqual([302, encodeURI('/ar/عروض/الصيف')]);
  expect(asked()).toEqual([]);
});

test('the player of another site may stand in a page that has a film of it, and in no other', async () => {
  const source = { host: 'youtube', id: 'abcdefghijk' } as const;
  blocks = [
    { id: 'b-a', type: 'video', ground: 'paper', title: 'A film', lead: '', source, poster: null, caption: '' },
  ];
  const film = await site.read('/offers/summer');
  expect(film.headers.get('content-security-policy')).toContain('frame-src https://www.youtube-nocookie.com');
  expect(film.text).not.toContain('<iframe');
  expect(film.text).toContain('www.youtube-nocookie.com');
  expect((await site.read('/contact')).headers.get('content-security-policy')).not.toContain('frame-src');
});
