import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPayload, type TestPayload } from '../../testing/open-payload.ts';
import { lockInTransaction } from './advisory-locks.ts';
import { inTransaction } from './in-transaction.ts';
import { queryOn } from './query.ts';

let opened: TestPayload;
let payload: Payload;
beforeAll(async () => {
  opened = await openTestPayload();
  payload = opened.payload;
});
afterAll(() => opened.close());

/** How many transactions of this database wait for an advisory lock. */
async function waiting(): Promise<number> {
  const rows = await queryOn(payload)(
    `SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
       AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
  );
  return rows.length;
}

test('the second who takes the same lock waits for the end of the first; another text, or lock, is free', async () => {
  const order: string[] = [];
  const second = await inTransaction(payload, async (req) => {
    await lockInTransaction(req, 'orderer', 'a@example.com');
    const later = inTransaction(payload, async (other) => {
      await lockInTransaction(other, 'orderer', 'a@example.com');
      order.push('second');
    });
    await inTransaction(payload, async (other) => {
      await lockInTransaction(other, 'orderer', 'b@example.com');
      await lockInTransaction(other, 'acknowledgement', 'a@example.com');
    });
    await expect.poll(waiting).toBe(1);
    order.push('first');
    return { later };
  });
  await second.later;
  expect(order).toEqual(['first', 'second']);
});

test('outside a transaction it is refused: it would end at once', async () => {
  await expect(lockInTransaction({ payload }, 'administrators')).rejects.toThrow('inside a transaction');
});
