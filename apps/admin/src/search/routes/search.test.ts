import { type ContentType, type Locale, locales, type SearchResult } from '@nasaq/contract';
import type { Hono } from 'hono';
import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { paragraph, texts } from '../../testing/drafts.ts';
import { openTestPayload, type TestPayload } from '../../testing/open-payload.ts';
import { searchColumn } from '../../platform/staff/list-search.ts';
import type { LiveIndex } from '../live-index.ts';
import { MissedSearches } from '../missed/missed-searches.ts';
import type { ApiEnv } from '../../platform/http/request-context.ts';

let opened: TestPayload;
let payload: Payload;
let api: Hono<ApiEnv>;
let missed: MissedSearches;
let index: LiveIndex;

beforeAll(async () => {
  opened = await openTestPayload();
  payload = opened.payload;
  const { createApi } = await import('../../api-routes.ts');
  const { LiveIndex } = await import('../live-index.ts');
  missed = new MissedSearches(() => Promise.resolve(payload));
  index = new LiveIndex(() => Promise.resolve(payload));
  api = createApi(() => Promise.resolve(payload), { missed, index });
  await publish('companies', 'en', { ...texts('Waterwheels'), body: paragraph('A noria lifts the river.') });
});
afterAll(async () => {
  missed.close();
  index.close();
  await opened.close();
});

async function ask(body: unknown, locale: Locale = 'en'): Promise<{ status: number; body: never }> {
  const response = await api.request('/search?v=2', {
    method: 'POST',
    headers: { locale },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as never };
}

async function find(search: string, locale: Locale = 'en', more: object = {}): Promise<SearchResult[]> {
  const { status, body } = await ask({ search, ...more }, locale);
  expect(status).toBe(200);
  return (body as { data: SearchResult[] }).data;
}

const titles = async (search: string, locale: Locale = 'en', more: object = {}) =>
  (await find(search, locale, more)).map(({ title }) => title);

async function publish(collection: ContentType, locale: Locale, data: object, id?: number): Promise<number> {
  const published = { ...data, _status: 'published' } as never;
  if (id !== undefined) return (await payload.update({ collection, locale, id, data: published })).id as number;
  return (await payload.create({ collection, locale, data: published })).id as number;
}

/** It takes a tenth of a second; a busy machine may take longer. */
const soon = { timeout: 20_000, interval: 20 };

test('an excerpt is made of sentences: what the lists of staff are searched by is no part of it', async () => {
  const sentences = { ...texts('Tidal mills'), summary: 'Turned twice a day.', body: paragraph('The sea does it.') };
  const id = await publish('companies', 'en', sentences);
  const { [searchColumn]: folded } = (await payload.findByID({ collection: 'companies', id })) as never;
  expect(folded).toContain('tidal mills');
  await vi.waitFor(async () => expect(await titles('twice')).toEqual(['Tidal mills']), soon);
  const [found] = await find('tidal');
  expect(found!.excerpt).toBe('Turned twice a day.');
});

test('what is published is found, a draft of it is not, and what is withdrawn is gone', async () => {
  const id = await publish('companies', 'en', texts('Lighthouse keepers'));
  await vi.waitFor(async () => expect(await titles('lighthouse')).toEqual(['Lighthouse keepers']), soon);
  await payload.update({ collection: 'companies', id, locale: 'en', draft: true, data: { title: 'Zeppelin' } });
  await publish('companies', 'en', texts('Something later'));
  await vi.waitFor(async () => expect(await titles('later')).toEqual(['Something later']), soon);
  expect(await titles('zeppelin')).toEqual([]);
  await payload.update({ collection: 'companies', id, locale: 'en', data: { _status: 'draft' } });
  await vi.waitFor(async () => expect(await titles('lighthouse')).toEqual([]), soon);
});

test('an edit replaces what was found before', async () => {
  const id = await publish('companies', 'en', texts('Harpsichord'));
  await vi.waitFor(async () => expect(await titles('harpsichord')).toEqual(['Harpsichord']), soon);
  await publish('companies', 'en', { title: 'Clavichord', summary: 'Another one' }, id);
  await vi.waitFor(async () => expect(await titles('clavichord')).toEqual(['Clavichord']), soon);
  expect((await find('clavichord'))[0]!.url).toContain('/company/');
});

test('a deleted entry is gone', async () => {
  const id = await publish('companies', 'en', texts('Ephemeral'));
  await vi.waitFor(async () => expect(await titles('ephemeral')).toHaveLength(1), soon);
  await payload.delete({ collection: 'companies', id });
  await vi.waitFor(async () => expect(await titles('ephemeral')).toEqual([]), soon);
});

test('a reader of either language gets the entry in it, and what only the other has with its language', async () => {
  const id = await publish('companies', 'en', texts('Granite quarry'));
  await publish('companies', 'ar', texts('محجر الجرانيت'), id);
  await publish('companies', 'ar', texts('ورشة الخزف'));
  await vi.waitFor(async () => {
    expect(await titles('granite', 'ar')).toEqual(['محجر الجرانيت']);
    const [only] = await find('خزف', 'en');
    expect(only).toMatchObject({ title: 'ورشة الخزف', locale: 'ar' });
    expect(only!.url).toMatch(/^\/ar\//);
  }, soon);
});

test('highlights are ranges of whole words in the title and in the excerpt, which is text and not markup', async () => {
  const body = 'The 🧱 <b>obsidian</b> mine closed. Obsidian cuts.';
  await publish('companies', 'en', { ...texts('Minerals'), body: paragraph(body) });
  await vi.waitFor(async () => expect(await titles('obsidian')).toEqual(['Minerals']), soon);
  const [{ excerpt, highlights }] = (await find('obsidian')) as [SearchResult];
  expect(excerpt).toBe(body);
  expect(highlights.excerpt.map(([start, end]) => excerpt.slice(start, end))).toEqual(['obsidian', 'Obsidian']);
  expect(highlights.title).toEqual([]);
});

test('types and limit narrow the answer', async () => {
  for (const number of [1, 2, 3]) await publish('companies', 'en', texts(`Semaphore ${number}`));
  await publish('legals', 'en', { ...texts('Semaphore act'), revisedAt: '2026-01-01T00:00:00.000Z' });
  await vi.waitFor(async () => expect(await titles('semaphore')).toHaveLength(4), soon);
  expect(await titles('semaphore', 'en', { types: ['legals'] })).toEqual(['Semaphore act']);
  expect(await titles('semaphore', 'en', { types: ['companies'], limit: 2 })).toHaveLength(2);
  expect(await titles('semaphore', 'en', { types: ['works'] })).toEqual([]);
});

test.each([
  [{ search: 'a'.repeat(201) }, 'search'],
  [{}, 'search'],
  [{ search: 7 }, 'search'],
  ['no json', 'search'],
  [{ search: 'a', types: ['people'] }, 'types'],
  [{ search: 'a', types: [] }, 'types'],
  [{ search: 'a', limit: 0 }, 'limit'],
  [{ search: 'a', limit: 51 }, 'limit'],
])('%j is refused by name', async (body, field) => {
  const answer = await ask(body);
  expect(answer.status).toBe(422);
  expect(answer.body).toMatchObject({ error: { code: 'invalid', field } });
});

test('a body of more than 4 KiB is refused before it is read', async () => {
  expect((await ask({ search: 'a'.repeat(10_000) })).status).toBe(413);
});

test.each([
  '',
  '   ',
  '؟!… ()',
  '\u0000',
  '\u200F',
  '😀',
  "'; DROP TABLE searches; --",
  '{"$gt":""}',
  '../../etc',
  '%_%',
])('the search %j does no harm', async (search) => {
  expect(Array.isArray(await find(search))).toBe(true);
});

test('names that an entry shows follow their own entries', async () => {
  const author = await payload.create({
    collection: 'authors',
    locale: 'en',
    data: { name: 'Hatshepsut', role: 'Writer', bio: 'Writes.' } as never,
  });
  const post = { ...texts('On obelisks'), author: author.id, publishedAt: '2026-01-01T00:00:00.000Z' };
  await publish('posts', 'en', post);
  await vi.waitFor(async () => expect(await titles('hatshepsut')).toEqual(['On obelisks']), soon);
  await payload.update({ collection: 'authors', id: author.id, locale: 'en', data: { name: 'Nefertari' } });
  await vi.waitFor(async () => expect(await titles('nefertari')).toEqual(['On obelisks']), soon);
  expect(await titles('hatshepsut')).toEqual([]);
});

test('a search without results is counted for editors, one with results or of nothing is not', async () => {
  await vi.waitFor(async () => expect(await titles('noria', 'ar')).toHaveLength(1), soon);
  for (const search of ['xylophone', 'xylophone', '?!', '']) expect(await titles(search, 'ar')).toEqual([]);
  await missed.write();
  const { docs } = await payload.find({ collection: 'searches', sort: 'query', pagination: false });
  const counted = docs.map(({ query, locale, count }) => [query, locale, count]);
  expect(counted).toContainEqual(['xylophone', 'ar', 2]);
  expect(counted.map(([query]) => query)).not.toContain('noria');
});

test('a page of the site’s own is found by what it is called, first, in either language', async () => {
  await publish('companies', 'en', { ...texts('How to contact a lighthouse'), body: paragraph('Contact us by lamp.') });
  await vi.waitFor(async () => expect(await titles('contact lighthouse')).toHaveLength(1), soon);
  const [first, ...others] = await find('contact');
  expect(first).toMatchObject({ type: 'landing-pages', title: 'Contact us', url: '/contact', locale: 'en' });
  expect(first!.excerpt).not.toBe('');
  expect(others.map(({ title }) => title)).toContain('How to contact a lighthouse');
  expect((await find('عداد الكلمات', 'ar'))[0]).toMatchObject({ title: 'عداد الكلمات', url: '/ar/tools/word-counter' });
  expect((await find('live chat', 'ar'))[0]).toMatchObject({ url: '/ar/care/live-chat', locale: 'ar' });
  // Only articles were asked for.
  expect(await titles('contact', 'en', { types: ['articles'] })).toEqual([]);
});

test('each page is found first by its own name in both languages, and says what it is', async () => {
  const { namedPages } = await import('../own-pages.ts');
  const { everyText } = await import('../../words/index.ts');
  for (const page of namedPages) {
    const { built } = everyText().get(`titles.${page.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`)!;
    for (const locale of locales) {
      const [first] = await find(built[locale]!, locale);
      expect(first).toMatchObject({ type: 'landing-pages', key: page, title: built[locale] });
      expect(first!.excerpt).not.toMatch(/^$|[{}]/);
    }
  }
});

test('a page has the name that its owner gives it, and is not found while its part is off', async () => {
  await payload.create({
    collection: 'words',
    data: {
      key: 'titles.feedback',
      locale: 'en',
      text: 'Tell the miller',
      built: 'Feedback',
      version: 1,
      is_newest: true,
    },
    overrideAccess: true,
  });
  const { announceChange } = await import('../../platform/changes/change.ts');
  announceChange({ type: 'words' });
  await vi.waitFor(async () => expect((await titles('miller'))[0]).toBe('Tell the miller'), soon);
  await payload.updateGlobal({
    slug: 'parts',
    data: { feedback: { state: 'off' }, _status: 'published' } as never,
    overrideAccess: true,
  });
  await vi.waitFor(async () => expect(await titles('miller')).not.toContain('Tell the miller'), soon);
});
