// What this folder expects of the inside of Payload's PostgreSQL adapter, which no public type promises. A version of
// Payload that fails here needs another `adapter.ts`, and nothing above it; see docs/payload.md.
import { ValidationError, type Payload, type PayloadRequest } from 'payload';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestPayload, type TestPayload } from '../../testing/open-payload.ts';
import { adapterOf, connectionOf, isInTransaction, sessionOf, type Adapter } from './adapter.ts';
import { createRow, inTransaction } from './in-transaction.ts';
import { queryFor, queryIn, queryOn } from './query.ts';

let opened: TestPayload;
let payload: Payload;
let adapter: Adapter;

beforeAll(async () => {
  opened = await openTestPayload();
  payload = opened.payload;
  adapter = adapterOf(payload);
});
beforeEach(() => payload.delete({ collection: 'tags', where: {}, depth: 0, overrideAccess: true }));
afterAll(() => opened.close());

const tag = (slug: string, req: Partial<PayloadRequest>) =>
  payload.create({
    collection: 'tags',
    locale: 'en',
    data: { title: slug, slug } as never,
    depth: 0,
    overrideAccess: true,
    req,
  });
const count = 'SELECT count(*)::int AS tags FROM tags';
const tags = async () => (await queryOn(payload)<{ tags: number }>(count))[0]!.tags;

async function begin(): Promise<{ payload: Payload; transactionID: number | string }> {
  const transactionID = await payload.db.beginTransaction();
  expect(transactionID).not.toBeNull();
  return { payload, transactionID: transactionID! };
}

test('the pool is one of pg, and Payload keeps one of its connections for itself', () => {
  expect(adapter.pool).toBeInstanceOf(pg.Pool);
  expect(adapter.pool.totalCount - adapter.pool.idleCount).toBe(1);
  expect(adapter.pool.listenerCount('error')).toBeGreaterThan(0);
});

test('a transaction that Payload begins is a session with a connection of the pool, on which its operations write', async () => {
  const req = await begin();
  expect(connectionOf((await sessionOf(req))!)).toBeInstanceOf(pg.Client);
  await tag('inside', { transactionID: req.transactionID });
  const inside = await (await queryIn(req))<{ tags: number }>(count);
  expect([inside[0]!.tags, await tags()]).toEqual([1, 0]);
  await payload.db.commitTransaction(req.transactionID);
  expect([await isInTransaction(req), await tags()]).toEqual([false, 1]);
});

test('a rollback ends the session and takes back what was written', async () => {
  const req = await begin();
  await tag('inside', { transactionID: req.transactionID });
  await payload.db.rollbackTransaction(req.transactionID);
  expect([await isInTransaction(req), await tags()]).toEqual([false, 0]);
  await expect(queryIn(req)).rejects.toThrow('inside a transaction');
  expect((await (await queryFor(req))<{ tags: number }>(count))[0]!.tags).toBe(0);
});

test('Payload’s operations write through a session that is not of its making, and leave its end to who made it', async () => {
  await inTransaction(payload, async (req) => {
    await tag('inside', req);
    await payload.update({
      collection: 'tags',
      where: { slug: { equals: 'inside' } },
      data: { slug: 'changed' },
      locale: 'en',
      depth: 0,
      overrideAccess: true,
      req,
    });
    const inside = await (await queryIn(req))<{ slug: string }>("SELECT slug FROM tags_locales WHERE _locale = 'en'");
    expect([inside, await tags(), await isInTransaction(req)]).toEqual([[{ slug: 'changed' }], 0, true]);
  });
  expect(await tags()).toBe(1);
});

test('an operation that fails ends the session of its request, whoever made it', async () => {
  const failing = inTransaction(payload, async (req) => {
    const { transactionID } = req;
    await tag('inside', req);
    await expect(tag('', req)).rejects.toThrow(ValidationError);
    expect(await isInTransaction({ payload, transactionID })).toBe(false);
  });
  await expect(failing).rejects.toThrow('An operation inside the transaction has ended it.');
  expect(await tags()).toBe(0);
});

test('a COMMIT that fails is a success to Payload: as long as it is, in-transaction.ts is needed', async () => {
  const req = await begin();
  await tag('inside', { transactionID: req.transactionID });
  const query = await queryIn(req);
  await query('SELECT 1 / 0').catch(() => {});
  await payload.db.commitTransaction(req.transactionID);
  expect(await tags()).toBe(0);
});

test('a row written by the adapter’s upsert is the one that Payload would have written, with its arrays and choices', async () => {
  const data = {
    reference: 'ABCDEFGH',
    key: 'key',
    state: 'new',
    locale: 'en',
    links: ['https://a.example', 'https://b.example'],
    answers: [
      { question: 'When?', answer: 'Now' },
      { question: 'Why?', answer: 'لأن' },
    ],
    spam_reasons: ['trap', 'too_fast'],
  } as const;
  const id = await inTransaction(payload, (req) => createRow('applications', data, req));
  const read = { collection: 'applications', depth: 0, overrideAccess: true, showHiddenFields: true } as const;
  const row = await payload.findByID({ ...read, id });
  expect(row).toMatchObject(data);
  const { id: second } = await payload.create({
    ...read,
    data: { ...data, reference: 'HGFEDCBA', key: 'other', answers: [...data.answers] } as never,
  });
  expect(Object.keys(row).toSorted()).toEqual(Object.keys(await payload.findByID({ ...read, id: second })).toSorted());
});

test('a second row with the same unique value is refused as Payload refuses it, by the name of its collection', async () => {
  const data = { reference: 'AAAABBBB', key: 'once', state: 'new', locale: 'en' };
  const create = () => inTransaction(payload, (req) => createRow('contacts', data, req));
  await create();
  const error = await create().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ValidationError);
  expect((error as ValidationError).data.collection).toBe('contacts');
});

test('the tables of all collections are there by their slugs, and so are the means to compare them with migrations', () => {
  for (const slug of Object.keys(payload.collections)) {
    const table = adapter.tableNameMap.get(slug.replaceAll('-', '_'));
    expect(Object.keys(adapter.schema)).toContain(table);
  }
  expect(adapter.migrationDir).toContain('migrations');
  expect(Object.keys(adapter.requireDrizzleKit())).toEqual(
    expect.arrayContaining(['generateDrizzleJson', 'generateMigration']),
  );
});
