import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { contentTagsHeader } from '@nasaq/contract';
import { CachedSiteData } from './page-cache/cached-site-data.ts';
import { startFixtureAdmin, type FixtureAdmin } from './test/fixture-admin.ts';
import { noWordFiles, SiteWords } from './words/index.ts';

let admin: FixtureAdmin;
let kept: CachedSiteData;
let email: string;
beforeAll(async () => {
  admin = await startFixtureAdmin();
});
afterAll(() => admin.close());

beforeEach(() => {
  admin.requests.length = 0;
  admin.failWith = null;
  email = 'old@nasaq.example';
  admin.own.set('GET /api/v1/global-site-data', () =>
    Response.json({ data: { general: { email } } }, { headers: { [contentTagsHeader]: 'site media' } }),
  );
  const words = new SiteWords(admin.url, noWordFiles);
  kept = new CachedSiteData(admin.url, () => words);
});
afterEach(() => vi.useRealTimers());

async function load(locale: 'en' | 'ar' = 'en') {
  const tags = new Set<string>();
  const data = await kept.load(locale, { tags, failed: false });
  return { email: data.general.email, tags: [...tags] };
}
const known = { email: 'old@nasaq.example', tags: ['site', 'media'] };

test('asked for once for each language, and every page learns what it is made from', async () => {
  expect(await load()).toEqual(known);
  expect(await load()).toEqual(known);
  expect(await load('ar')).toEqual(known);
  expect(admin.requests.map(({ headers }) => headers.get('locale'))).toEqual(['en', 'ar']);
});

test.each([[['site']], [['media', 'posts']], [null]])('a purge of %j → asked for anew', async (tags) => {
  await load();
  email = 'new@nasaq.example';
  kept.purge(tags);
  expect(await load()).toEqual({ ...known, email });
});

test('a purge of other content leaves it', async () => {
  await load();
  kept.purge(['posts']);
  await load();
  expect(admin.requests).toHaveLength(1);
});

test('a purge while it is asked for: the answer may be the older one, and is not kept', async () => {
  const gate = Promise.withResolvers<void>();
  const answer = admin.own.get('GET /api/v1/global-site-data')!;
  admin.own.set('GET /api/v1/global-site-data', async (request) => {
    const old = answer(request);
    await gate.promise;
    return old;
  });
  const first = load();
  await vi.waitFor(() => expect(admin.requests).toHaveLength(1), 20_000);
  email = 'new@nasaq.example';
  kept.purge(['site']);
  gate.resolve();
  expect(await first).toEqual(known);
  expect(await load()).toEqual({ ...known, email });
});

test('the admin host is away: before the first answer nothing is kept, after it the last one lives on', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  admin.failWith = 500;
  expect(await load()).toEqual({ email: '', tags: [] });
  admin.failWith = null;
  expect(await load()).toEqual(known);
  admin.failWith = 500;
  vi.setSystemTime(Date.now() + 61_000);
  expect(await load()).toEqual(known);
});
