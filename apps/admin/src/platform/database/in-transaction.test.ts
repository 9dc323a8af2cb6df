import type { Payload, PayloadRequest } from 'payload';
import type { Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestPayload, type TestPayload } from '../../testing/open-payload.ts';

interface Database {
  pool: Pool;
  sessions: Record<string, { db: { execute: (sql: string) => Promise<{ rows: Record<string, unknown>[] }> } }>;
}

let opened: TestPayload;
let payload: Payload;
let database: Database;
let inTransaction: typeof import('./in-transaction.ts').inTransaction;

beforeAll(async () => {
  opened = await openTestPayload();
  payload = opened.payload;
  database = payload.db as unknown as Database;
  ({ inTransaction } = await import('./in-transaction.ts'));
});
beforeEach(() => payload.delete({ collection: 'tags', where: {} }));
afterAll(() => opened.close());

const tag = (slug: string, req: PayloadRequest) =>
  payload.create({ collection: 'tags', locale: 'en', data: { title: slug, slug } as never, req });
const tags = async () => (await payload.count({ collection: 'tags' })).totalDocs;
/** Payload keeps one connection for itself. */
const connectionsInUse = () => database.pool.totalCount - database.pool.idleCount - 1;

test('what is written in it is there afterwards, and nobody else sees it before', async () => {
  const seen = await inTransaction(payload, async (req) => {
    await tag('one', req);
    await tag('two', req);
    return tags();
  });
  expect([seen, await tags(), connectionsInUse()]).toEqual([0, 2, 0]);
});

test('an error takes back everything and is passed on', async () => {
  const failing = inTransaction(payload, async (req) => {
    await tag('one', req);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect([await tags(), connectionsInUse()]).toEqual([0, 0]);
});

test('a COMMIT that is lost is not told as a success', async () => {
  const lost = inTransaction(payload, async (req) => {
    await tag('one', req);
    const { rows } = await database.sessions[String(await req.transactionID)]!.db.execute(
      'SELECT pg_backend_pid() AS pid',
    );
    await database.pool.query('SELECT pg_terminate_backend($1)', [rows[0]!.pid]);
  });
  await expect(lost).rejects.toThrow();
  expect([await tags(), connectionsInUse()]).toEqual([0, 0]);
});

test('a failed statement whose error somebody swallows does not commit half of the work', async () => {
  const swallowed = inTransaction(payload, async (req) => {
    await tag('one', req);
    await database.sessions[String(await req.transactionID)]!.db.execute('SELECT 1 / 0').catch(() => {});
  });
  await expect(swallowed).rejects.toThrow('A statement inside the transaction has failed.');
  expect(await tags()).toBe(0);
});

test('an operation of Payload that ends the transaction does not let the rest be written outside it', async () => {
  const ended = inTransaction(payload, async (req) => {
    await tag('one', req);
    await payload.db.rollbackTransaction(req.transactionID!);
  });
  await expect(ended).rejects.toThrow('An operation inside the transaction has ended it.');
  expect(await tags()).toBe(0);
});
