import { embeddedServer } from '@nasaq/embedded-postgres';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { fastTimings } from './testing/fast-timings.ts';
import { openTestMail, type TestMail } from './testing/open-mail.ts';

let mail: TestMail;

beforeAll(async () => {
  mail = await openTestMail({ ownServer: true });
});
afterEach(() => {
  mail.receiver.mode = 'accept';
});
afterAll(() => mail.close());

const patient = { timeout: 20_000, interval: 50 };

/** Waits for a mail to be sent, and tells how often the server has accepted it. */
async function sentOnce(id: number): Promise<void> {
  await expect.poll(async () => (await mail.row(id)).state, patient).toBe('sent');
  expect(mail.received(await mail.row(id))).toHaveLength(1);
}

test('a server that takes it → sent at the first attempt', async () => {
  const id = await mail.queue();
  await sentOnce(id);
  const row = await mail.row(id);
  expect(row).toMatchObject({ attempts: 1, last_error: null, next_attempt_at: null });
  expect(row.sent_at).toBeTruthy();
});

test('the server is down → queued with the reason and the next moment; it comes up → sent', async () => {
  await mail.receiver.close();
  const id = await mail.queue();
  await expect.poll(async () => (await mail.row(id)).attempts, patient).toBeGreaterThan(1);
  const row = await mail.row(id);
  expect(row).toMatchObject({ state: 'queued', last_error: expect.stringContaining('ECONNREFUSED') });
  expect(row.next_attempt_at).toBeTruthy();
  await mail.receiver.open();
  await sentOnce(id);
});

test('“try again later” (4xx) → tried again until it is taken', async () => {
  mail.receiver.mode = 'refuse4xx';
  const id = await mail.queue();
  await expect.poll(async () => (await mail.row(id)).attempts, patient).toBeGreaterThan(1);
  expect(await mail.row(id)).toMatchObject({ state: 'queued', last_error: expect.stringContaining('Try again later') });
  mail.receiver.mode = 'accept';
  await sentOnce(id);
});

test('“no such user” (5xx) → failed at once with the server’s words, and nothing is tried any more', async () => {
  mail.receiver.mode = 'refuse5xx';
  const id = await mail.queue();
  await expect.poll(async () => (await mail.row(id)).state, patient).toBe('failed');
  mail.receiver.mode = 'accept';
  const next = await mail.queue();
  await sentOnce(next);
  const row = await mail.row(id);
  expect(row).toMatchObject({ state: 'failed', attempts: 1, next_attempt_at: null });
  expect(row.last_error).toContain('550 No such user here');
  expect(mail.received(row)).toEqual([]);
});

for (const mode of ['hang', 'hang in data', 'cut'] as const)
  test(
    `the server does “${mode}” → tried again, taken once`,
    { tags: mode === 'hang in data' ? ['proof'] : [] },
    async () => {
      mail.receiver.mode = mode;
      const id = await mail.queue({ text: 'a long mail '.repeat(20_000) });
      await expect.poll(async () => (await mail.row(id)).attempts, patient).toBeGreaterThan(1);
      expect((await mail.row(id)).state).toBe('queued');
      mail.receiver.mode = 'accept';
      await sentOnce(id);
    },
  );

test('a mail that nobody takes → given up after the last attempt', async () => {
  mail.receiver.mode = 'refuse4xx';
  // Before the queue has seen it: an attempt that is under way counts on from what it had read.
  const id = await mail.queue({}, { attempts: fastTimings.retry.attempts - 1 });
  await expect.poll(async () => (await mail.row(id)).state, patient).toBe('failed');
});

test('written while the clock was three days ahead → sent as soon as it is right again; a planned delay is kept', async () => {
  const days = 3 * 24 * 3_600_000;
  const { bringForward } = await import('./start-mail.ts');
  const { openedMailQueue } = await import('./mail-queue.ts');
  const correct = (now: number) => bringForward(mail.payload, openedMailQueue()!, fastTimings, now);
  // What an ahead clock leaves; the queue looks after itself.
  await sentOnce(await mail.queue({ delay: days }));

  const planned = await mail.queue({ delay: 30_000 });
  const { next_attempt_at: due } = await mail.row(planned);
  await correct(Date.now());
  expect(await mail.row(planned)).toMatchObject({ state: 'queued', next_attempt_at: due });
  await correct(Date.now() - days);
  await sentOnce(planned);
});

test('200 mails at once → each is sent once', async () => {
  const before = mail.receiver.mails.length;
  await mail.queueMany(200);
  await expect.poll(() => mail.receiver.mails.length, patient).toBe(before + 200);
  await expect.poll(queuedMails, patient).toBe(0);
  const ids = mail.receiver.mails.slice(before).map(({ messageId }) => messageId);
  expect(new Set(ids).size).toBe(200);
});

test('the database is killed and started again while mails are sent → each is sent once', async () => {
  const server = await embeddedServer(mail.dataDir);
  const before = mail.receiver.mails.length;
  await mail.queueMany(120);
  await expect.poll(() => mail.receiver.mails.length, { ...patient, interval: 1 }).toBeGreaterThan(before + 5);
  const stopped = server.signal('SIGKILL');
  expect(stopped).toBeDefined();
  await expect.poll(() => queuedMails().catch(() => -1), { ...patient, timeout: 50_000 }).toBe(0);
  const ids = mail.receiver.mails.slice(before).map(({ messageId }) => messageId);
  expect(new Set(ids).size).toBe(120);
  expect(ids).toHaveLength(120);
});

async function queuedMails(): Promise<number> {
  const { totalDocs } = await mail.payload.count({ collection: 'mails', where: { state: { equals: 'queued' } } });
  return totalDocs;
}
