import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPayload, type TestPayload } from '../../testing/open-payload.ts';
import { afterCommit } from './after-commit.ts';
import { inTransaction } from './in-transaction.ts';

let opened: TestPayload;
let payload: Payload;
beforeAll(async () => {
  opened = await openTestPayload();
  payload = opened.payload;
});
afterAll(() => opened.close());

test('outside a transaction nothing is waited for', async () => {
  const done: string[] = [];
  await afterCommit({ payload }, () => done.push('at once'));
  expect(done).toEqual(['at once']);
});

test('within one, what waits is done in order once it is committed', async () => {
  const done: string[] = [];
  await inTransaction(payload, async (req) => {
    await afterCommit(req, () => done.push('first'));
    await afterCommit(req, () => done.push('second'));
    expect(done).toEqual([]);
  });
  expect(done).toEqual(['first', 'second']);
});

test('within one that Payload has begun, too', async () => {
  const done: string[] = [];
  const transactionID = (await payload.db.beginTransaction())!;
  await afterCommit({ payload, transactionID }, () => done.push('committed'));
  expect(done).toEqual([]);
  await payload.db.commitTransaction(transactionID);
  expect(done).toEqual(['committed']);
});

test('it is never done where the transaction is rolled back', async () => {
  const done: string[] = [];
  const failing = inTransaction(payload, async (req) => {
    await afterCommit(req, () => done.push('ours'));
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  const transactionID = (await payload.db.beginTransaction())!;
  await afterCommit({ payload, transactionID }, () => done.push('of Payload'));
  await payload.db.rollbackTransaction(transactionID);
  await afterCommit({ payload, transactionID }, () => done.push('afterwards'));
  expect(done).toEqual(['afterwards']);
});
