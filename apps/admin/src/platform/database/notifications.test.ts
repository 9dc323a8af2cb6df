import type { Payload } from 'payload';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { inTransaction } from './in-transaction.ts';
import { openTestPayload, type TestPayload } from '../../testing/open-payload.ts';
import type { Notifier, notify as Notify } from './notifications.ts';

let opened: TestPayload;
let payload: Payload;
let notify: typeof Notify;
let makeNotifier: (url?: () => string) => Notifier;
let database: pg.Client;
/** Two hosts on one database. */
let first: Notifier;
let second: Notifier;

beforeAll(async () => {
  opened = await openTestPayload();
  payload = opened.payload;
  const module = await import('./notifications.ts');
  notify = module.notify;
  makeNotifier = (url) => new module.Notifier(url);
  first = makeNotifier();
  second = makeNotifier();
  const { databaseUrl } = await import('./address.ts');
  database = new pg.Client({ connectionString: databaseUrl()! });
  await database.connect();
});
afterAll(async () => {
  await Promise.all([first.close(), second.close(), database.end()]);
  await opened.close();
});

async function heard(notifier: Notifier, channel: string): Promise<string[]> {
  const messages: string[] = [];
  await notifier.listen(channel, (message) => messages.push(message));
  return messages;
}

test('what one host tells, every host hears, in order and on its channel only', async () => {
  const [here, there, elsewhere] = [
    await heard(first, 'Test one'),
    await heard(second, 'Test one'),
    await heard(second, 'Test two'),
  ];
  for (const message of ['a', 'b', 'c']) await notify({ payload }, 'Test one', message);
  await notify({ payload }, 'Test two', "d 'ض");
  await vi.waitFor(() => expect(elsewhere).toEqual(["d 'ض"]), 20_000);
  await vi.waitFor(
    () =>
      expect([here, there]).toEqual([
        ['a', 'b', 'c'],
        ['a', 'b', 'c'],
      ]),
    20_000,
  );
});

test('a transaction tells when it is committed, and never where it is rolled back', async () => {
  const messages = await heard(second, 'test commit');
  await inTransaction(payload, async (req) => {
    await notify(req, 'test commit', 'kept');
    await notify({ payload }, 'test commit', 'outside');
    await vi.waitFor(() => expect(messages).toEqual(['outside']), 20_000);
  });
  const failed = inTransaction(payload, async (req) => {
    await notify(req, 'test commit', 'lost');
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  await notify({ payload }, 'test commit', 'last');
  await vi.waitFor(() => expect(messages).toEqual(['outside', 'kept', 'last']), 20_000);
});

test('a listener that fails is logged and keeps nothing from the others; one that has stopped hears nothing', async () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => {});
  await first.listen('test failing', () => {
    throw new Error('failed');
  });
  const stopped: string[] = [];
  const stop = await first.listen('test failing', (message) => stopped.push(message));
  stop();
  const messages = await heard(first, 'test failing');
  await notify({ payload }, 'test failing', 'a');
  await vi.waitFor(() => expect(messages).toEqual(['a']), 20_000);
  expect(stopped).toEqual([]);
  expect(complain).toHaveBeenCalledOnce();
  complain.mockRestore();
});

test('the connections break: each tells of the gap once it hears again, and misses nothing afterwards', async () => {
  const messages = await heard(second, 'test gap');
  const gaps: string[] = [];
  second.onGap(() => gaps.push('gap'));
  second.onGap(() => void notify({ payload }, 'test gap', 'after the gap'));
  const { rowCount } = await database.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'nasaq notifications' AND datname = current_database()",
  );
  expect(rowCount).toBe(2);
  await notify({ payload }, 'test gap', 'missed');
  await vi.waitFor(() => expect(messages).toEqual(['after the gap']), 20_000);
  expect(gaps).toEqual(['gap']);
});

test('a database that is away at first → listening goes on, and begins with a gap', async () => {
  const { databaseUrl } = await import('./address.ts');
  const address = { now: 'postgres://nasaq@127.0.0.1:1/nasaq' };
  const third = makeNotifier(() => address.now);
  const messages = await heard(third, 'test late');
  third.onGap(() => void notify({ payload }, 'test late', 'there'));
  address.now = databaseUrl()!;
  await vi.waitFor(() => expect(messages).toEqual(['there']), 20_000);
  await third.close();
});
