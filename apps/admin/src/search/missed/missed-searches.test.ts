import type { Payload } from 'payload';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openTestPayload, type TestPayload } from '../../testing/open-payload.ts';
import { MissedSearches } from './missed-searches.ts';

let opened: TestPayload;
let payload: Payload;

beforeAll(async () => {
  opened = await openTestPayload();
  payload = opened.payload;
});
afterAll(() => opened.close());
afterEach(() => vi.restoreAllMocks());

const open = () => new MissedSearches(() => Promise.resolve(payload));

async function rows() {
  const { docs } = await payload.find({ collection: 'searches', sort: 'query', pagination: false });
  return docs.map(({ query, locale, count, handled }) => ({ query, locale, count, handled }));
}

test('what was not found is counted per search and language, however it was typed', async () => {
  const missed = open();
  missed.note('Blockchain', 'en');
  missed.note(' BLOCKCHAIN! ', 'en');
  missed.note('بلوكتشين', 'ar');
  await missed.write();
  missed.note('blockchain', 'en');
  await missed.write();
  expect(await rows()).toEqual([
    { query: 'blockchain', locale: 'en', count: 3, handled: false },
    { query: 'بلوكتشين', locale: 'ar', count: 1, handled: false },
  ]);
});

test('what an editor has dealt with is open again when it is missed again', async () => {
  const missed = open();
  await payload.update({ collection: 'searches', where: { query: { equals: 'blockchain' } }, data: { handled: true } });
  missed.note('blockchain', 'en');
  await missed.write();
  expect((await rows())[0]).toMatchObject({ count: 4, handled: false });
});

test('nothing that says who searched is written', async () => {
  const missed = open();
  missed.note('salma@nasaq.example', 'en');
  missed.note('+20 100 123 4567', 'en');
  await missed.write();
  expect(await rows()).toHaveLength(2);
});

test('what cannot be written is written the next time', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const down = vi.fn(() => Promise.reject(new Error('the database is away')));
  const missed = new MissedSearches(() => (down.mock.calls.length === 0 ? down() : Promise.resolve(payload)));
  missed.note('kayak', 'en');
  await missed.write();
  expect(await rows()).toHaveLength(2);
  await missed.write();
  expect((await rows()).map(({ query }) => query)).toContain('kayak');
});

test('the table does not grow without end, and keeps what is asked for often', async () => {
  const { pool } = payload.db as unknown as { pool: { query: (sql: string) => Promise<unknown> } };
  await pool.query(`INSERT INTO searches (query, locale, count, last_at)
    SELECT 'random ' || n, 'en', 1, now() - n * interval '1 minute' FROM generate_series(1, 2500) n`);
  const missed = open();
  missed.note('newest', 'en');
  await missed.write();
  expect((await payload.count({ collection: 'searches' })).totalDocs).toBe(2_000);
  const queries = (await rows()).map(({ query }) => query);
  expect(queries).toEqual(expect.arrayContaining(['blockchain', 'newest', 'random 1']));
  expect(queries).not.toContain('random 2500');
});

test('editors and agents read it and mark it, nobody writes a search by hand', async () => {
  const as = (...roles: string[]) => ({ user: { collection: 'users', id: 1, roles } as never, overrideAccess: false });
  const { docs } = await payload.find({ collection: 'searches', limit: 1, ...as('agent') });
  const id = docs[0]!.id;
  const data = { handled: true, query: 'forged', count: 99 };
  const updated = await payload.update({ collection: 'searches', id, data, ...as('editor') });
  expect(updated).toMatchObject({ handled: true, query: docs[0]!.query, count: docs[0]!.count });
  await expect(payload.find({ collection: 'searches', ...as('sales') })).rejects.toThrow();
  await expect(payload.delete({ collection: 'searches', id, ...as('agent') })).rejects.toThrow();
  const row = { query: 'x', locale: 'en' as const, count: 1, last_at: new Date().toISOString() };
  await expect(payload.create({ collection: 'searches', data: row, ...as('admin') })).rejects.toThrow();
});
