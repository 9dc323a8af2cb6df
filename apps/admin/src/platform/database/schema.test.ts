import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Payload } from 'payload';
import { migrationNeeded } from './schema.ts';
import { texts } from '../../testing/drafts.ts';
import { openTestPayload, type TestPayload } from '../../testing/open-payload.ts';

let opened: TestPayload;
let payload: Payload;
let pool: Pool;

beforeAll(async () => {
  opened = await openTestPayload();
  payload = opened.payload;
  pool = (payload.db as unknown as { pool: Pool }).pool;
});
afterAll(() => opened.close());

test('the committed migrations make exactly the tables that the collections describe', async () => {
  expect(await migrationNeeded(payload)).toEqual([]);
});

test('a field without a migration is noticed', async () => {
  const { schema } = payload.db as unknown as { schema: Record<string, unknown> };
  const { companies, ...rest } = schema;
  expect(companies).toBeDefined();
  const changed = { db: Object.assign(Object.create(payload.db as object), { schema: rest }) } as unknown as Payload;
  expect((await migrationNeeded(changed)).join('\n')).toContain('"companies"');
});

test('every table of translations has an index that begins with the parent', async () => {
  const { rows } = await pool.query<{ table: string; indexed: boolean }>(`
    SELECT t.tablename AS table,
      EXISTS (SELECT 1 FROM pg_indexes i WHERE i.tablename = t.tablename AND i.indexdef LIKE '%(_parent_id, _locale)%') AS indexed
    FROM pg_tables t WHERE t.schemaname = 'public' AND t.tablename LIKE '%\\_locales'`);
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter(({ indexed }) => !indexed)).toEqual([]);
});

test('the queries of a list of published posts use the indexes', async () => {
  await payload.create({
    collection: 'companies',
    locale: 'en',
    data: { ...texts('Planned'), _status: 'published' } as never,
  });
  await fillPosts(3_000);
  const list = () =>
    payload.find({
      collection: 'posts',
      locale: 'en',
      where: { _status: { equals: 'published' } },
      sort: '-publishedAt',
      limit: 12,
      depth: 0,
    });
  const plans = await plansOf(list);
  expect(plans.length).toBeGreaterThanOrEqual(2);
  for (const plan of plans) expect(plan).not.toMatch(/Seq Scan on (?!posts\b|posts posts)/);
  expect(plans.join('\n\n')).toContain('posts_published_created_idx');
  expect(plans.join('\n')).toMatch(/posts_locales_(locale_status|parent_id_locale)_idx/);
});

test('the translations of one entry are found by its id', async () => {
  expect(await explain('SELECT title FROM posts_locales WHERE _parent_id = 1500')).toContain(
    'posts_locales_parent_id_locale_idx',
  );
});

test('what belongs to an address is found by an index in every table, whatever its capitals', async () => {
  const tables = ['contacts', 'feedback', 'reports', 'orders', 'applications', 'chats'].map((table) => [
    table,
    'email',
  ]);
  for (const [table, column] of [...tables, ['mails', 'to']]) {
    const { rows } = await pool.query<{ name: string }>(
      `SELECT indexname AS name FROM pg_indexes WHERE tablename = $1 AND indexdef ~ $2`,
      [table, `\\(lower\\(\\(?"?${column}"?\\)?(::text)?\\)\\)$`],
    );
    expect([table, rows.length]).toEqual([table, 1]);
  }
});

test('the submissions of an account are found without reading the others', async () => {
  await pool.query(`
    INSERT INTO contacts (reference, key, state, locale, email)
    SELECT 'P' || n, 'plan-' || n, 'new', 'en', 'Reader' || n || '@Example.com'
    FROM generate_series(1, 3000) n`);
  await pool.query('ANALYZE contacts');
  const { ownSubmissions } = await import('../../accounts/own-submissions.ts');
  const owner = { id: 1, email: 'reader7@example.com', password_hash: 'proof' };
  let own: unknown[] = [];
  const plans = await plansOf(async () => (own = await ownSubmissions(owner, { spam: false }, { payload })));
  expect(own).toMatchObject([{ kind: 'contacts' }]);
  expect(plans.join('\n')).toContain('contacts_lower_email_idx');
  expect(plans.join('\n')).not.toMatch(/Seq Scan on contacts/);
});

test('the identifiers fit into PostgreSQL’s 63 characters', () => {
  const { rawTables } = payload.db as unknown as {
    rawTables: Record<string, { indexes?: Record<string, { name: string }> }>;
  };
  const indexes = Object.values(rawTables).flatMap((table) =>
    Object.values(table.indexes ?? {}).map(({ name }) => name),
  );
  const names = Object.keys(rawTables).concat(indexes);
  expect(names.length).toBeGreaterThan(300);
  expect(names.filter((name) => name.length > 63)).toEqual([]);
});

/** Rows enough for the planner to prefer an index; one in twenty is published in Arabic. */
async function fillPosts(count: number): Promise<void> {
  await pool.query(
    `INSERT INTO posts (key, published_at) SELECT 'k' || n, now() - n * interval '1 hour' FROM generate_series(1, ${count}) n`,
  );
  await pool.query(`
    INSERT INTO posts_locales (title, slug, _status, _locale, _parent_id)
    SELECT 't', 's' || p.id, CASE WHEN l = 'en' OR p.id % 20 = 0 THEN 'published' ELSE 'draft' END::enum_posts_status, l::_locales, p.id
    FROM posts p, unnest(ARRAY['en', 'ar']) l`);
  await pool.query('VACUUM ANALYZE posts, posts_locales');
}

interface Statement {
  text: string;
  values: unknown[];
}

/** The plans of the statements that an operation of Payload really sends. */
async function plansOf(act: () => Promise<unknown>): Promise<string[]> {
  const statements: Statement[] = [];
  const send = pool.query.bind(pool);
  const spy = vi.spyOn(pool, 'query').mockImplementation(((query: Statement | string, values: unknown[]) => {
    statements.push({ text: typeof query === 'string' ? query : query.text, values });
    return send(query as never, values as never);
  }) as never);
  await act();
  spy.mockRestore();
  return Promise.all(statements.map(({ text, values }) => explain(text, values)));
}

async function explain(sql: string, values: unknown[] = []): Promise<string> {
  const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${sql}`, values);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}
