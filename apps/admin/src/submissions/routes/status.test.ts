import { submissionStatusSchema, type Receipt, type SubmissionKind, type SubmissionStatus } from '@nasaq/contract';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestIntake, person, validContact, type TestIntake } from '../intake/testing/open-intake.ts';

let intake: TestIntake;

beforeAll(async () => {
  intake = await openTestIntake();
});
afterAll(() => intake.close());

const ask = (body: object, sending = {}) => intake.post<SubmissionStatus>('status', body, sending);
const contact = async (values = {}, more = {}) =>
  (await intake.send('contacts', { ...validContact, ...values }, more)).data;

async function application(): Promise<Receipt> {
  const { pool } = intake.payload.db as unknown as { pool: Pool };
  // The job's questions have tests of their own.
  await pool.query('DELETE FROM careers_questions');
  const cv = await intake.upload('applications', 'cv');
  const sent = await intake.send('applications', { ...person, cv, consent_processing: true }, { career: 'designer' });
  return sent.data;
}

const mailsAbout = async ({ reference }: Receipt) =>
  (await intake.rows('mails')).filter(({ subject, text }) => `${subject} ${text}`.includes(reference));

/** The code of the newest mail with one: it has its own line, since a reference may hold six digits too. */
async function mailedCode(receipt: Receipt): Promise<string> {
  const mail = (await mailsAbout(receipt)).findLast(({ template }) => template === 'code');
  return /^\u2066?(\d{6})\u2069?$/m.exec(String(mail?.text))![1]!;
}

async function rowOf({ kind, reference }: Receipt) {
  const [row] = await intake.rows(kind, { reference: { equals: reference } });
  return row as Record<string, unknown> & { id: number };
}

test('what was ordered or applied for has its name in the language of who looks, else the one it was sent with', async () => {
  const values = { ...person, brief: 'Two languages', budget: 'open' };
  const titles = async ({ reference, statusKey: key }: Receipt) => {
    const [en, ar] = await Promise.all((['en', 'ar'] as const).map((locale) => ask({ reference, key }, { locale })));
    return [en!.data.title, ar!.data.title];
  };
  const order = async (offer: string) => (await intake.send('orders', { ...values, offer })).data;
  expect(await titles(await order('services:web-platforms'))).toEqual(['Web platforms', 'منصات الويب']);
  expect(await titles(await order('products:daftar'))).toEqual(['Daftar', 'Daftar']);
  expect(await titles(await application())).toEqual(['Designer', 'مصمم']);
});

test('the key of the receipt opens the status, which tells the sender nothing of the staff', async () => {
  const receipt = await contact();
  const row = await rowOf(receipt);
  const { recordEvent } = await import('../record/record-event.ts');
  const submission = { relationTo: 'contacts' as SubmissionKind, value: row.id };
  const req = { payload: intake.payload };
  const { id: actor } = await intake.payload.create({
    collection: 'users',
    data: { name: 'Agent Secret', email: 'agent@nasaq.example', password: 'long enough password', roles: ['agent'] },
  });
  await recordEvent({ submission, type: 'note', note: 'internal words', actor }, req);
  await recordEvent({ submission, type: 'assigned', to: 'Agent Secret', actor }, req);
  await recordEvent({ submission, type: 'state', from: 'new', to: 'in_progress', note: 'not for them', actor }, req);
  await recordEvent(
    { submission, type: 'state', from: 'in_progress', to: 'answered', note: 'We wrote', public: true, actor },
    req,
  );
  await recordEvent({ submission, type: 'note', note: 'A public note', public: true, actor }, req);
  await intake.payload.update({ collection: 'contacts', id: row.id, data: { state: 'answered' } });
  const answer = await ask({ reference: receipt.reference, key: receipt.statusKey });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  const status = submissionStatusSchema.parse(answer.data);
  expect(status).toMatchObject({
    kind: 'contacts',
    reference: receipt.reference,
    statusKey: receipt.statusKey,
    state: 'answered',
    title: 'A site',
    email: 'l•••@example.com',
    mayWithdraw: false,
    mayAskForDeletion: false,
  });
  expect(status.history.map(({ by, state, note }) => [by, state, note])).toEqual([
    ['sender', 'new', null],
    ['staff', 'in_progress', null],
    ['staff', 'answered', 'We wrote'],
    ['staff', null, 'A public note'],
  ]);
  expect(JSON.stringify(status)).not.toMatch(/internal words|not for them|Secret|agent@/);
});

test('a mailed code opens it once, in any digits and however the reference is typed', async () => {
  const receipt = await contact();
  const typed = receipt.reference.toLowerCase().replace(/^(.{4})/, ' $1-');
  expect((await intake.post('status/code', { reference: typed })).status).toBe(200);
  const code = await mailedCode(receipt);
  const arabic = [...code].map((digit) => String.fromCharCode(0x0660 + Number(digit))).join('');
  const opened = await ask({ reference: typed, code: ` ${arabic} ` }, { locale: 'ar' });
  expect(opened.data.statusKey).toBe(receipt.statusKey);
  expect((await ask({ reference: typed, code })).status).toBe(422);
});

test('the code is mailed to the sender in their language, and is not stored as it is', async () => {
  const { data: receipt } = await intake.send('contacts', validContact, {}, { locale: 'ar' });
  await intake.post('status/code', { reference: receipt.reference });
  const mail = (await mailsAbout(receipt)).find(({ template }) => template === 'code');
  expect(mail).toMatchObject({ to: 'layla@example.com', locale: 'ar' });
  const code = await mailedCode(receipt);
  expect(JSON.stringify(await rowOf(receipt))).not.toContain(code);
});

test.each([
  ['wrong', async () => '000000'],
  ['empty', async () => ''],
  ['not a number', async () => 'secret'],
  [
    'expired',
    async (receipt: Receipt, code: string) => {
      await intake.payload.db.updateOne({
        collection: receipt.kind,
        where: { reference: { equals: receipt.reference } },
        data: { status_code_expires: new Date(Date.now() - 1).toISOString() },
      });
      return code;
    },
  ],
  [
    'older than the newest',
    async (receipt: Receipt, code: string) => {
      await intake.post('status/code', { reference: receipt.reference });
      // One in a million is the same again.
      expect(await mailedCode(receipt)).not.toBe(code);
      return code;
    },
  ],
])('a code that is %s → the same 422 as for an unknown reference', async (_, spoil) => {
  const receipt = await contact();
  await intake.post('status/code', { reference: receipt.reference });
  const code = await spoil(receipt, await mailedCode(receipt));
  const wrong = await ask({ reference: receipt.reference, code });
  const unknown = await ask({ reference: '22222222', code });
  expect([wrong.status, unknown.status]).toEqual([422, 422]);
  expect(wrong.error).toEqual(unknown.error);
  expect(wrong.error.failures).toMatchObject([{ field: 'code', messageAr: expect.stringContaining('الرمز') }]);
});

test('after five wrong codes, however parallel, the right one is refused too, until a new one is mailed', async () => {
  const receipt = await contact();
  await intake.post('status/code', { reference: receipt.reference });
  const code = await mailedCode(receipt);
  const wrong = code === '111111' ? '222222' : '111111';
  await Promise.all(Array.from({ length: 8 }, () => ask({ reference: receipt.reference, code: wrong })));
  expect((await rowOf(receipt)).status_code_attempts).toBe(5);
  expect((await ask({ reference: receipt.reference, code })).status).toBe(422);
  await intake.post('status/code', { reference: receipt.reference });
  expect((await ask({ reference: receipt.reference, code: await mailedCode(receipt) })).status).toBe(200);
});

test.each([
  ['another submission’s', async () => (await contact({ subject: 'Other' })).statusKey],
  ['cut', async (key: string) => key.slice(0, -1)],
  ['longer', async (key: string) => `${key}A`],
  ['empty', async () => ''],
])('a key that is %s → 422', async (_, spoil) => {
  const receipt = await contact();
  const key = await spoil(receipt.statusKey);
  expect((await ask({ reference: receipt.reference, key })).status).toBe(422);
  expect((await intake.post('status/withdraw', { reference: receipt.reference, key })).status).toBe(422);
});

test('asking for a code answers the same for every reference, and mails nothing that nobody waits for', async () => {
  const known = await contact();
  const spam = await contact({}, { trap: 'x' });
  const silent = (await intake.send('feedback', { rating: 5, area: 'other', help_details: 'x' })).data;
  const before = (await intake.rows('mails')).length;
  const answers = await Promise.all(
    [known.reference, spam.reference, silent.reference, '22222222', 'nonsense', '\0'].map((reference) =>
      intake.post('status/code', { reference }),
    ),
  );
  expect(answers.map(({ status, data }) => [status, data])).toEqual(
    answers.map(() => [200, { minutes: 15, attempts: 5, length: 6 }]),
  );
  expect((await intake.rows('mails')).slice(before).map(({ template, to }) => [template, to])).toEqual([
    ['code', 'layla@example.com'],
  ]);
});

test('codes for one reference are limited, known or not, and requests of one address too', async () => {
  const { reference } = await contact();
  const api = await intake.makeApi({ codesPerReference: 2, requestsPerAddress: 8 });
  const statuses: number[] = [];
  for (const wanted of [reference, reference, reference, '22222222', '2222-2222', '22222222'])
    statuses.push((await intake.post('status/code', { reference: wanted }, { api })).status);
  expect(statuses).toEqual([200, 200, 429, 200, 200, 429]);
  const asked = [1, 2, 3].map(() => ask({ reference, code: '123456' }, { api }));
  expect((await Promise.all(asked)).map(({ status }) => status).sort()).toEqual([422, 422, 429]);
});

test('a stranger who asks for codes does not use up the owner’s; where many ask, the newest code stays good', async () => {
  const { reference } = await contact();
  const api = await intake.makeApi({ codesPerReference: 2 });
  const codes = async () =>
    (await intake.rows('mails', { template: { equals: 'code' } })).map(
      ({ text }) => /\b\d{6}\b/.exec(String(text))![0],
    );
  const askFrom = async (address: string) => (await intake.post('status/code', { reference }, { api, address })).status;
  for (const status of [200, 200, 429]) expect(await askFrom('198.51.100.66')).toBe(status);
  const before = (await codes()).length;
  expect(await askFrom('192.0.2.10')).toBe(200);
  expect(await codes()).toHaveLength(before + 1);
  for (const address of ['192.0.2.11', '192.0.2.12', '192.0.2.13', '192.0.2.14', '192.0.2.15', '192.0.2.16'])
    expect(await askFrom(address)).toBe(200);
  expect(await codes()).toHaveLength(before + 6);
  expect((await ask({ reference, code: (await codes()).at(-1)! })).status).toBe(200);
});

test('an applicant withdraws: once, with one event, and both sides are told', async () => {
  const receipt = await application();
  const body = { reference: receipt.reference, key: receipt.statusKey };
  expect((await ask(body)).data).toMatchObject({ mayWithdraw: true, mayAskForDeletion: true, deletionAskedAt: null });
  const before = (await intake.rows('mails')).length;
  const first = await intake.post<SubmissionStatus>('status/withdraw', body);
  const second = await intake.post<SubmissionStatus>('status/withdraw', body);
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(second.data).toEqual(first.data);
  expect(first.data).toMatchObject({ state: 'withdrawn', mayWithdraw: false });
  expect(first.data.history.at(-1)).toMatchObject({ by: 'sender', state: 'withdrawn' });
  expect(first.data.history).toHaveLength(2);
  expect((await rowOf(receipt)).finished_at).not.toBeNull();
  expect((await intake.rows('mails')).slice(before).map(({ template, to }) => [template, to])).toEqual([
    ['state', 'layla@example.com'],
    ['staff_notice', 'hello@nasaq.example'],
  ]);
});

test('what has ended otherwise cannot be withdrawn', async () => {
  const receipt = await application();
  const { id } = await rowOf(receipt);
  await intake.payload.update({ collection: 'applications', id, data: { state: 'hired' } });
  const body = { reference: receipt.reference, key: receipt.statusKey };
  expect((await intake.post('status/withdraw', body)).status).toBe(403);
  expect((await rowOf(receipt)).state).toBe('hired');
});

test('an applicant asks for deletion: the moment is kept, and both sides are told once', async () => {
  const receipt = await application();
  const body = { reference: receipt.reference, key: receipt.statusKey };
  const before = (await intake.rows('mails')).length;
  const first = await intake.post<SubmissionStatus>('status/deletion', body);
  const second = await intake.post<SubmissionStatus>('status/deletion', body);
  expect(first.data.deletionAskedAt).not.toBeNull();
  expect(second.data).toEqual(first.data);
  expect(first.data.mayAskForDeletion).toBe(false);
  expect((await intake.rows('mails')).slice(before).map(({ template, to }) => [template, to])).toEqual([
    ['deletion_asked', 'layla@example.com'],
    ['staff_notice', 'hello@nasaq.example'],
  ]);
  const events = await intake.rows('events', { type: { equals: 'deletion_asked' } });
  expect(events).toHaveLength(1);
});

test.each(['status/withdraw', 'status/deletion'])('%s is for applications only', async (path) => {
  const { reference, statusKey } = await contact();
  expect((await intake.post(path, { reference, key: statusKey })).status).toBe(403);
});

test('other people’s pages cannot act, and a body without a reference is refused', async () => {
  const { reference, statusKey } = await contact();
  const headers = { origin: 'https://evil.example' };
  expect((await ask({ reference, key: statusKey }, { headers })).status).toBe(403);
  expect((await ask({ key: statusKey })).status).toBe(400);
});
