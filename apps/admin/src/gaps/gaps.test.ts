import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { texts } from '../testing/drafts.ts';
import { makeMember } from '../testing/make-member.ts';
import { openTestPayload, type TestPayload } from '../testing/open-payload.ts';
import type { FieldState } from '@nasaq/translation';
import { countStates, filterEntries, filterQuery, orderEntries, readFilter } from './filter-entries.ts';
import { type EntryRow, loadEntries } from './load-entries.ts';
import {
  dueForReview,
  lowRatings,
  missedSearches,
  missingIn,
  namelessThings,
  waitingChats,
  waitingDrafts,
} from './load-gaps.ts';
import { nearestTitles } from './nearest-titles.ts';

let opened: TestPayload;
let payload: Payload;
let pool: { query: (sql: string, values?: unknown[]) => Promise<unknown> };
let category: number;

beforeAll(async () => {
  opened = await openTestPayload();
  payload = opened.payload;
  pool = (payload.db as unknown as { pool: typeof pool }).pool;
  category = (
    await payload.create({
      collection: 'categories',
      locale: 'en',
      data: { of: 'articles', title: 'Billing', slug: 'billing' } as never,
    })
  ).id;
});
afterAll(() => opened.close());

const day = 24 * 60 * 60 * 1000;
const load = () => loadEntries(payload, ['articles', 'home'], 'en');

async function article(
  title: string,
  data: object = {},
  user?: Awaited<ReturnType<typeof makeMember>>,
): Promise<number> {
  const { id } = await payload.create({
    collection: 'articles',
    locale: 'en',
    data: {
      ...texts(title),
      slug: title.toLowerCase().replaceAll(' ', '-'),
      category,
      _status: 'published',
      ...data,
    } as never,
    ...(user ? { user } : {}),
  });
  return id;
}

test('an entry is told with its states, what readers have of it, and who has edited it last', async () => {
  const mona = await makeMember(payload, 'mona');
  const id = await article('Paying by card', { reviewBy: new Date(Date.now() + 3 * day).toISOString() }, mona);
  const entry = (await load()).find((row) => row.id === id);
  expect(entry).toMatchObject({
    type: 'articles',
    titles: { en: 'Paying by card', ar: '' },
    states: { en: 'source', ar: 'missing' },
    published: { en: true, ar: false },
    editor: { id: mona.id, name: 'mona' },
  });
  expect(missingIn([entry!], 'ar')).toEqual([entry]);
  expect(missingIn([entry!], 'en')).toEqual([]);
  expect(dueForReview([entry!], Date.now())).toEqual([entry]);
  expect(dueForReview([entry!], Date.now() - 60 * day)).toEqual([]);
});

test('what is in the trash and what was only opened is on no board; a draft waits after two weeks', async () => {
  const trashed = await article('Thrown away');
  await payload.update({
    collection: 'articles',
    id: trashed,
    locale: 'en',
    data: { deletedAt: new Date().toISOString() },
  });
  const empty = await payload.create({ collection: 'articles', locale: 'en', draft: true, data: {} as never });
  const draft = await payload.create({
    collection: 'articles',
    locale: 'ar',
    draft: true,
    data: { title: 'مسودة قديمة', _status: 'draft' } as never,
  });
  const entries = await load();
  const ids = entries.map(({ id }) => id);
  expect(ids).toContain(draft.id);
  expect([ids.includes(trashed), ids.includes(empty.id)]).toEqual([false, false]);
  const isOld = ({ id }: { id: number | null }) => id === draft.id;
  expect(waitingDrafts(entries, Date.now()).filter(isOld)).toEqual([]);
  expect(waitingDrafts(entries, Date.now() + 15 * day).filter(isOld)).toHaveLength(1);
});

test('a page asks for the states of a language, and puts first what has waited longest', () => {
  const entry = (id: number, ar: FieldState, since: string): EntryRow & { title: string } => ({
    type: 'articles',
    id,
    title: `Entry ${id}`,
    titles: { en: `Entry ${id}`, ar: '' },
    states: { en: 'source', ar },
    published: { en: true, ar: false },
    since: { en: '2026-01-01', ar: since },
    updatedAt: `2026-11-0${9 - id}`,
    editor: null,
    reviewBy: null,
  });
  const rows = [
    entry(1, 'outdated', '2026-11-03'),
    entry(2, 'outdated', '2026-11-01'),
    entry(3, 'confirmed', '2026-10-01'),
  ];
  const idsFor = (query: Record<string, string>) => {
    const filter = readFilter(query);
    return orderEntries(filterEntries(rows, filter), filter, 'en').map(({ id }) => id);
  };
  expect(idsFor({})).toEqual([1, 2, 3]);
  expect(idsFor({ order: 'waiting' })).toEqual([2, 1, 3]);
  expect(idsFor({ state: 'outdated' })).toEqual([2, 1]);
  expect(idsFor({ state: 'outdated', of: 'en' })).toEqual([]);
  expect(idsFor({ state: 'work', of: 'ar', order: 'changed' })).toEqual([1, 2]);
  expect(
    readFilter(Object.fromEntries(new URLSearchParams(filterQuery(readFilter({ state: 'work', of: 'ar' }))))),
  ).toEqual(readFilter({ state: 'work', of: 'ar' }));
});

test('one is led to the first text of those that ask for most, and told how many wait', async () => {
  const id = await article('Sending a parcel');
  await payload.update({ collection: 'articles', id, locale: 'ar', draft: true, data: { title: 'إرسال طرد' } });
  const { firstWork } = await import('./first-work.ts');
  const workOf = await firstWork(payload, [{ type: 'articles', id }], 'en');
  // What is missing comes before the title, which is a draft.
  expect(workOf({ type: 'articles', id }, 'ar')).toMatchObject({ path: 'summary', label: 'Summary' });
  expect(workOf({ type: 'articles', id }, 'ar')!.count).toBeGreaterThan(2);
  expect(workOf({ type: 'articles', id }, 'en')).toBeUndefined();
});

test('the matrix is narrowed by type, state, owner and age, and counts by language', async () => {
  const entries = await load();
  const all = readFilter({});
  expect(filterEntries(entries, all)).toHaveLength(entries.length);
  expect(filterEntries(entries, readFilter({ type: 'articles' })).every(({ type }) => type === 'articles')).toBe(true);
  const mona = entries.find(({ editor }) => editor?.name === 'mona')!.editor!.id;
  expect(filterEntries(entries, readFilter({ owner: String(mona) }))).toHaveLength(1);
  expect(filterEntries(entries, readFilter({ state: 'missing' })).length).toBeGreaterThan(0);
  expect(filterEntries(entries, readFilter({ age: '30' }))).toEqual([]);
  expect(filterEntries(entries, readFilter({ age: '30' }), Date.now() + 31 * day).length).toBeGreaterThan(0);
  expect(countStates(entries, 'articles').ar.missing).toBeGreaterThan(0);
  expect(readFilter({ age: '1 OR 1', owner: '-1', page: '0', state: 'x', type: ['a'] })).toEqual(all);
});

test('names and descriptions that a language lacks are told with the name that the other one has', async () => {
  expect(await namelessThings(payload, ['categories', 'authors', 'tags', 'media'])).toContainEqual({
    collection: 'categories',
    id: category,
    name: 'Billing',
    locale: 'ar',
    since: expect.any(String) as string,
  });
  expect(await namelessThings(payload, [])).toEqual([]);
});

test('a search in vain comes with entries whose titles are near, in either language and inflection', async () => {
  await pool.query(`INSERT INTO searches (query, locale, count, last_at, handled) VALUES
    ('card payments', 'en', 7, now(), false), ('zxqwk', 'en', 9, now(), false), ('done', 'en', 99, now(), true)`);
  const entries = await load();
  const found = await missedSearches(payload, entries, nearestTitles);
  expect(found.map(({ count, near, query }) => [query, count, near.map(({ titles }) => titles.en)])).toEqual([
    ['zxqwk', 9, []],
    ['card payments', 7, ['Paying by card']],
  ]);
});

test('articles that do not help are told with their open comments; doubts and a single no are not', async () => {
  const [low, fine] = [await article('Refunds'), await article('Opening an account')];
  const rate = (id: number, answer: string, rest: Record<string, unknown> = {}) =>
    pool.query(
      `INSERT INTO ratings (article_id, locale, answer, comment, comment_state, spam, rated_at)
       VALUES ($1, 'en', $2, $3, $4, $5, now())`,
      [id, answer, rest.comment ?? null, rest.comment ? 'open' : null, rest.spam ?? false],
    );
  await rate(low, 'no', { comment: 'How long does it take?' });
  await rate(low, 'no');
  await rate(low, 'yes');
  await rate(fine, 'no');
  await rate(fine, 'no', { spam: true });
  await rate(fine, 'yes');
  expect(await lowRatings(payload)).toMatchObject([
    { article: low, title: 'Refunds', locale: 'en', yes: 1, no: 2, comments: [{ comment: 'How long does it take?' }] },
  ]);
});

test('nobody waits where nobody has asked', async () => {
  expect(await waitingChats(payload)).toEqual([]);
});

test('five thousand entries are told, narrowed and put in order in less than two seconds', async () => {
  await pool.query(`WITH made AS (INSERT INTO articles (key) SELECT 'many-' || n FROM generate_series(1, 5000) n RETURNING id),
    versions AS (INSERT INTO _articles_v (parent_id, latest, version_updated_at, version_state_en, version_state_ar)
      SELECT id, true, now(), 'source', 'missing' FROM made RETURNING id)
    INSERT INTO _articles_v_locales (_parent_id, _locale, version_title) SELECT id, 'en', 'Many' FROM versions`);
  const start = performance.now();
  const entries = (await load()).map((entry) => ({ ...entry, title: entry.titles.en }));
  const filter = readFilter({ state: 'missing', of: 'ar' });
  expect(orderEntries(filterEntries(entries, filter), filter, 'en').length).toBeGreaterThanOrEqual(5_000);
  expect(performance.now() - start).toBeLessThan(2_000);
});
