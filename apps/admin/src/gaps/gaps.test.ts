import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { texts } from '../testing/drafts.ts';
import { makeMember } from '../testing/make-member.ts';
import { openTestPayload, type TestPayload } from '../testing/open-payload.ts';
import type { FieldState } from '@nasaq/translation';
import type { Sees } from './find-gaps.ts';
import type { EntryRow } from './load-entries.ts';

let opened: TestPayload;
let board: Awaited<ReturnType<typeof openBoard>>;
let payload: Payload;
let pool: { query: (sql: string, values?: unknown[]) => Promise<unknown> };
let category: number;

beforeAll(async () => {
  opened = await openTestPayload();
  payload = opened.payload;
  board = await openBoard();
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

/** Read once there is a database: what stands behind them reads the settings. */
const openBoard = async () => ({
  ...(await import('./filter-entries.ts')),
  ...(await import('./find-gaps.ts')),
  ...(await import('./first-work.ts')),
  ...(await import('./load-entries.ts')),
  ...(await import('./load-gaps.ts')),
  ...(await import('./nearest-titles.ts')),
});

const day = 24 * 60 * 60 * 1000;
const load = () => board.loadEntries(payload, ['articles', 'home'], 'en');

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
  expect(board.missingIn([entry!], 'ar')).toEqual([entry]);
  expect(board.missingIn([entry!], 'en')).toEqual([]);
  expect(board.dueForReview([entry!], Date.now())).toEqual([entry]);
  expect(board.dueForReview([entry!], Date.now() - 60 * day)).toEqual([]);
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
  expect(board.waitingDrafts(entries, Date.now()).filter(isOld)).toEqual([]);
  expect(board.waitingDrafts(entries, Date.now() + 15 * day).filter(isOld)).toHaveLength(1);
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
    const filter = board.readFilter(query);
    return board.orderEntries(board.filterEntries(rows, filter), filter, 'en').map(({ id }) => id);
  };
  expect(idsFor({})).toEqual([1, 2, 3]);
  expect(idsFor({ order: 'waiting' })).toEqual([2, 1, 3]);
  expect(idsFor({ state: 'outdated' })).toEqual([2, 1]);
  expect(idsFor({ state: 'outdated', of: 'en' })).toEqual([]);
  expect(idsFor({ state: 'work', of: 'ar', order: 'changed' })).toEqual([1, 2]);
  expect(
    board.readFilter(
      Object.fromEntries(new URLSearchParams(board.filterQuery(board.readFilter({ state: 'work', of: 'ar' })))),
    ),
  ).toEqual(board.readFilter({ state: 'work', of: 'ar' }));
});

test('one is led to the first text of those that ask for most, and told how many wait', async () => {
  const id = await article('Sending a parcel');
  await payload.update({ collection: 'articles', id, locale: 'ar', draft: true, data: { title: 'إرسال طرد' } });
  const workOf = await board.firstWork(payload, [{ type: 'articles', id }], 'en');
  // What is missing comes before the title, which is a draft.
  expect(workOf({ type: 'articles', id }, 'ar')).toMatchObject({ path: 'summary', label: 'Summary' });
  expect(workOf({ type: 'articles', id }, 'ar')!.count).toBeGreaterThan(2);
  expect(workOf({ type: 'articles', id }, 'en')).toBeUndefined();
});

test('a page that exists once is found by who has saved it last', async () => {
  const hind = await makeMember(payload, 'hind');
  await payload.updateGlobal({ slug: 'home', locale: 'en', draft: true, data: {} });
  await pool.query(
    `INSERT INTO history (kind, entry, act, actor) VALUES ('home', 0, 'wrote', $1), ('home', 0, 'asked', 0)`,
    [hind.id],
  );
  expect((await load()).find(({ type }) => type === 'home')?.editor).toEqual({ id: hind.id, name: 'hind' });
});

test('what was found in an entry is told until it is in the trash', async () => {
  const id = await article('Empty links');
  await pool.query(
    `INSERT INTO findings (type, entry, locale, "check", level, path, since)
     VALUES ('articles', $1, 'en', 'link-empty', 'warns', 'title', now())`,
    [id],
  );
  const told = async () =>
    (await board.findGaps(payload, 'en')).gaps.filter(({ kind }) => kind === 'findings').map(({ title }) => title);
  expect(await told()).toContain('Empty links');
  await payload.update({ collection: 'articles', id, data: { deletedAt: new Date().toISOString() } as never });
  expect(await told()).not.toContain('Empty links');
  expect(await told()).toHaveLength(0);
});

test('the matrix is narrowed by type, state, owner and age, and counts by language', async () => {
  const entries = await load();
  const all = board.readFilter({});
  expect(board.filterEntries(entries, all)).toHaveLength(entries.length);
  expect(
    board.filterEntries(entries, board.readFilter({ type: 'articles' })).every(({ type }) => type === 'articles'),
  ).toBe(true);
  const mona = entries.find(({ editor }) => editor?.name === 'mona')!.editor!.id;
  expect(board.filterEntries(entries, board.readFilter({ owner: String(mona) }))).toHaveLength(1);
  expect(board.filterEntries(entries, board.readFilter({ state: 'missing' })).length).toBeGreaterThan(0);
  expect(board.filterEntries(entries, board.readFilter({ age: '30' }))).toEqual([]);
  expect(board.filterEntries(entries, board.readFilter({ age: '30' }), Date.now() + 31 * day).length).toBeGreaterThan(
    0,
  );
  expect(board.countStates(entries, 'articles').ar.missing).toBeGreaterThan(0);
  expect(board.readFilter({ age: '1 OR 1', owner: '-1', page: '0', state: 'x', type: ['a'] })).toEqual(all);
});

test('names and descriptions that a language lacks are told with the name that the other one has', async () => {
  expect(await board.namelessThings(payload, ['categories', 'authors', 'tags', 'media'])).toContainEqual({
    collection: 'categories',
    id: category,
    name: 'Billing',
    locale: 'ar',
    since: expect.any(String) as string,
  });
  expect(await board.namelessThings(payload, [])).toEqual([]);
});

test('a search in vain comes with entries whose titles are near, in either language and inflection', async () => {
  await pool.query(`INSERT INTO searches (query, locale, count, last_at, handled) VALUES
    ('card payments', 'en', 7, now(), false), ('zxqwk', 'en', 9, now(), false), ('done', 'en', 99, now(), true)`);
  const entries = await load();
  const found = await board.missedSearches(payload, entries, board.nearestTitles);
  expect(found.map(({ count, near, query }) => [query, count, near.map(({ titles }) => titles.en)])).toEqual([
    ['zxqwk', 9, []],
    ['card payments', 7, ['Paying by card']],
  ]);
});

test.each([
  ['VAT', ['VAT on invoices']],
  ['بالضريبة', ['الضريبة على الفواتير']],
  ['ضريبه وفواتير', ['الضريبة على الفواتير']],
  ['سعر', ['سعر الخدمة']],
  ['on', ['VAT on invoices']],
  ['app', ['An apps list']],
  ['vats', ['VAT on invoices']],
  ['inv', []],
  ['x', []],
])('what was asked with %s is nearest to %j', (query, expected) => {
  const entries = ['VAT on invoices', 'الضريبة على الفواتير', 'سعر الخدمة', 'An apps list', 'x'].map(
    (title) => ({ titles: { en: title, ar: '' } }) as EntryRow,
  );
  expect(board.nearestTitles(query, entries).map(({ titles }) => titles.en)).toEqual(expected);
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
  expect(await board.lowRatings(payload)).toMatchObject([
    { article: low, title: 'Refunds', locale: 'en', yes: 1, no: 2, comments: [{ comment: 'How long does it take?' }] },
  ]);
  await payload.update({ collection: 'articles', id: low, data: { deletedAt: new Date().toISOString() } as never });
  expect(await board.lowRatings(payload)).toEqual([]);
});

test('nobody waits where nobody has asked', async () => {
  expect(await board.waitingChats(payload)).toEqual([]);
});

/** The statements that an act sends. */
async function statementsOf<T>(act: () => Promise<T>): Promise<{ answer: T; statements: number }> {
  const spy = vi.spyOn(pool, 'query');
  const answer = await act();
  const statements = spy.mock.calls.length;
  spy.mockRestore();
  return { answer, statements };
}

test('five thousand entries are told by as many statements as a few, whole, and put in order', async () => {
  const few = await statementsOf(load);
  await pool.query(`WITH made AS (INSERT INTO articles (key) SELECT 'many-' || n FROM generate_series(1, 5000) n RETURNING id),
    versions AS (INSERT INTO _articles_v (parent_id, latest, version_updated_at, version_state_en, version_state_ar)
      SELECT id, true, now(), 'source', 'missing' FROM made RETURNING id)
    INSERT INTO _articles_v_locales (_parent_id, _locale, version_title) SELECT id, 'en', 'Many' FROM versions`);
  const many = await statementsOf(load);
  expect(few.statements).toBeGreaterThan(0);
  expect(many.statements).toBe(few.statements);
  expect(many.answer).toHaveLength(few.answer.length + 5_000);
  const entries = many.answer.map((entry) => ({ ...entry, title: entry.titles.en }));
  const filter = board.readFilter({ state: 'missing', of: 'ar' });
  const ordered = board.orderEntries(board.filterEntries(entries, filter), filter, 'en');
  expect(ordered.filter(({ title }) => title === 'Many')).toHaveLength(5_000);
});

test('an editor of some content alone → is told of what is missing there, and of no other content', async () => {
  const whole = await makeMember(payload, 'whole');
  const sources = ['articles', 'companies', 'about', 'tags', 'searches', 'ratings'];
  const seen = (sees: Sees) => sources.filter((source) => sees({ source }));
  expect(seen(await board.seenBy(payload, whole))).toEqual(sources);
  expect(seen(await board.seenBy(payload, { ...whole, editor_of: ['articles'] }))).toEqual(['articles', 'ratings']);
});
