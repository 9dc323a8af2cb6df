import { localeInfo } from '@nasaq/contract';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { NewMail } from './new-mail.ts';
import type { ReceivedMail } from './testing/mail-receiver.ts';
import { fastTimings } from './testing/fast-timings.ts';
import { example, openTestMail, type TestMail } from './testing/open-mail.ts';

let mail: TestMail;

beforeAll(async () => {
  mail = await openTestMail();
});
afterAll(() => mail.close());

const patient = { timeout: 20_000, interval: 50 };

async function sent(message: Partial<NewMail>): Promise<ReceivedMail> {
  const id = await mail.queue(message);
  await expect.poll(async () => (await mail.row(id)).state, patient).toBe('sent');
  const [received] = mail.received(await mail.row(id));
  expect(received).toBeDefined();
  return received!;
}

function header({ headers }: ReceivedMail, name: string): string | undefined {
  return headers.find(({ key }) => key === name)?.value;
}

async function storedRows(): Promise<{ mails: number; jobs: number }> {
  const { pool } = mail.payload.db as unknown as { pool: Pool };
  const { rows } = await pool.query(
    'SELECT (SELECT count(*)::int FROM mails) AS mails, (SELECT count(*)::int FROM pgboss.job) AS jobs',
  );
  return rows[0] as { mails: number; jobs: number };
}

test('a mail says who sends it, that a machine does, in which language, and where answers go', async () => {
  const received = await sent({ to: 'layla@example.com' });
  expect(received.from).toMatchObject({ name: 'Nasaq', address: 'hello@nasaq.example' });
  expect(received.to).toMatchObject([{ name: '', address: 'layla@example.com' }]);
  expect(received.replyTo).toMatchObject([{ address: 'hello@nasaq.example' }]);
  expect(header(received, 'auto-submitted')).toBe('auto-generated');
  expect(header(received, 'content-language')).toBe('en-US');
  expect(received.messageId).toMatch(/^<[0-9a-f-]{36}@nasaq\.example>$/);
  expect(received).toMatchObject({ subject: example.subject, html: expect.stringContaining('<p>Hello Layla</p>') });
  expect(received.text?.trim()).toBe('Hello Layla');
});

test('Arabic arrives as it was written, with the company’s Arabic name and the marks around the reference', async () => {
  const subject = 'وصلتنا رسالتك (\u2066K7M2Q9XA\u2069)';
  const text = 'مرحبًا \u2068ليلى 🌙\u2069،\n\nشكرًا لأنك كتبت إلينا.';
  const received = await sent({ locale: 'ar', subject, text, html: `<p lang="ar" dir="rtl">${text}</p>` });
  expect(received.subject).toBe(subject);
  expect(received.text?.trim()).toBe(text);
  expect(received.html).toContain('ليلى 🌙');
  expect(received.from?.name).toBe('نسق');
  expect(header(received, 'content-language')).toBe(localeInfo.ar.tag);
  // Nothing but ASCII in the headers: every server on the way understands them.
  expect(/^\p{ASCII}*$/u.test(received.raw.split('\r\n\r\n')[0]!)).toBe(true);
});

test('a transaction that is rolled back leaves neither mail nor job', async () => {
  const { queueMail } = await import('./queue-mail.ts');
  const before = await storedRows();
  const failing = mail.inTransaction(async (req) => {
    await queueMail(example, req);
    throw new Error('the submission could not be stored');
  });
  await expect(failing).rejects.toThrow('the submission could not be stored');
  expect(await storedRows()).toEqual(before);
});

test('a transaction that commits leaves one of each', async () => {
  const before = await storedRows();
  await sent({});
  expect(await storedRows()).toEqual({ mails: before.mails + 1, jobs: before.jobs + 1 });
});

test.each([
  ['a line break and a header in the subject', { subject: 'Hello\r\nBcc: spy@evil.example\r\n\r\nBuy this' }],
  ['a bare carriage return', { subject: 'Hello\rBcc: spy@evil.example' }],
  ['the separators of Unicode', { subject: 'Hello\u2028Bcc: spy@evil.example\u2029\u0085' }],
  ['an end of the message in the text', { text: 'Hello\r\n.\r\nMAIL FROM:<spy@evil.example>\r\n' }],
])('%s → one mail to its one reader, without another header', async (_what, hostile) => {
  const count = mail.receiver.mails.length;
  const received = await sent(hostile);
  expect(mail.receiver.mails).toHaveLength(count + 1);
  expect(received.recipients).toEqual(['layla@example.com']);
  expect(header(received, 'bcc')).toBeUndefined();
  expect(received.subject).not.toMatch(/[\r\n\u2028\u2029\u0085]/);
});

test.each([
  'layla@example.com\r\nRCPT TO:<spy@evil.example>',
  'layla@example.com, spy@evil.example',
  'Layla <spy@evil.example>',
  'group: spy@evil.example;',
  'nobody',
])('“%s” is no address → stored as failed, so that what it belongs to is stored, and nothing is sent', async (to) => {
  const count = mail.receiver.mails.length;
  const row = await mail.row(await mail.queue({ to }));
  expect(row).toMatchObject({ state: 'failed', last_error: 'This is not a mail address.' });
  await sent({});
  expect(mail.receiver.mails).toHaveLength(count + 1);
});

test('a hostile address for answers → the staff’s stands instead', async () => {
  const received = await sent({ replyTo: 'x@example.com\r\nBcc: spy@evil.example' });
  expect(received.replyTo).toMatchObject([{ address: 'hello@nasaq.example' }]);
});

test('a character that the database cannot store → is left out, the rest is sent', async () => {
  const received = await sent({ text: 'Hel\0lo', html: '<p>Hel\0lo</p>' });
  expect(received.text?.trim()).toBe('Hello');
});

test('mails about one submission to one person are one conversation; staff have their own', async () => {
  const { id: value } = await mail.payload.db.create({
    collection: 'contacts',
    data: { reference: 'K7M2Q9XA', key: crypto.randomUUID(), state: 'new', locale: 'en', title: 'Hello' },
    req: {},
  });
  const submission = { relationTo: 'contacts' as const, value: Number(value) };
  const first = await sent({ submission });
  const notice = await sent({ submission, to: 'staff@example.com' });
  const second = await sent({ submission });
  const third = await sent({ submission });
  expect(header(first, 'references')).toBeUndefined();
  expect(header(notice, 'references')).toBeUndefined();
  expect(second.inReplyTo).toBe(first.messageId);
  expect(third.inReplyTo).toBe(second.messageId);
  expect(third.references).toBe(`${first.messageId} ${second.messageId}`);
});

test('a code is not readable in the admin host once it is sent', async () => {
  const id = await mail.queue({ template: 'code', text: '482915', html: '<p>482915</p>' });
  await expect.poll(async () => (await mail.row(id)).state, patient).toBe('sent');
  const row = await mail.row(id);
  expect(mail.received(row)[0]?.text).toContain('482915');
  expect(JSON.stringify(row)).not.toContain('482915');
});

test('a mail that was written where no queue was open → gets its job from a host that starts, or one that runs', async () => {
  const write = async (name: string) => {
    const data = { ...example, state: 'queued', attempts: 0, message_id: `<${name}@nasaq.example>` };
    return Number((await mail.payload.db.create({ collection: 'mails', data, req: {} })).id);
  };
  const before = await write('before');
  const { startMail } = await import('./start-mail.ts');
  // A second admin host on the same database.
  const stop = await startMail(mail.payload, fastTimings);
  const meanwhile = await write('meanwhile');
  for (const id of [before, meanwhile]) {
    await expect.poll(async () => (await mail.row(id)).state, patient).toBe('sent');
    expect(mail.received(await mail.row(id))).toHaveLength(1);
  }
  await stop();
});
