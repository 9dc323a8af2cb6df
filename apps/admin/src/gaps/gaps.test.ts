import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { texts } from '../testing/drafts.ts';
import { makeMember } from '../testing/make-member.ts';
import { openTestPayload, type TestPayload } from '../testing/open-payload.ts';
import { countStates, filterEntries, readFilter } from './filter-entries.ts';
import { loadEntries } from './load-entries.ts';
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

test('two thousand entries are told in less than a second', async () => {
  await pool.query(`WITH made AS (INSERT INTO articles (key) SELECT 'many-' || n FROM generate_series(1, 2000) n RETURNING id),
    versions AS (INSERT INTO _articles_v (parent_id, latest, version_updated_at, version_state_en, version_state_ar)
      SELECT id, true, now(), 'source', 'missing' FROM made RETURNING id)
    INSERT INTO _articles_v_locales (_parent_id, _locale, version_title) SELECT id, 'en', 'Many' FROM versions`);
  const start = performance.now();
  expect((await load()).length).toBeGreaterThan(2_000);
  expect(performance.now() - start).toBeLessThan(1_000);
});
