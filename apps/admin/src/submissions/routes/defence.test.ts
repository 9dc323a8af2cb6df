import { createHash } from 'node:crypto';
import type { Challenge } from '@nasaq/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshEmail, openTestIntake, validContact, type TestIntake } from '../intake/testing/open-intake.ts';

let intake: TestIntake;

beforeAll(async () => {
  intake = await openTestIntake();
});
afterAll(() => intake.close());

function solve({ challenge, difficulty }: Challenge): string {
  for (let counter = 0; ; counter += 1) {
    const proof = `${challenge}.${counter}`;
    const bits = [...createHash('sha256').update(proof).digest()]
      .map((byte) => byte.toString(2).padStart(8, '0'))
      .join('');
    if (bits.startsWith('0'.repeat(difficulty))) return proof;
  }
}

async function stored(reference: string) {
  const [row] = await intake.rows('contacts', { reference: { equals: reference } });
  const mails = (await intake.rows('mails')).filter(({ text }) => String(text).includes(reference));
  return { spam: row!.spam, reasons: row!.spam_reasons, mails: mails.length };
}

test('more than an address may send → 429 that says when; other addresses and repeats pass', async () => {
  const api = await intake.makeApi({ perAddress: 2 });
  const send = (address: string, more = {}) => intake.send('contacts', validContact, more, { api, address });
  const key = '9b2d2a55-52d0-4f0c-9a3e-1c0d5f0e8a11';
  expect([(await send('203.0.113.1', { key })).status, (await send('203.0.113.1')).status]).toEqual([201, 201]);
  const third = await send('203.0.113.1');
  expect([third.status, third.error.code]).toEqual([429, 'too_many_requests']);
  expect(third.error.retryAfter).toBeGreaterThan(0);
  expect(third.error.retryAfter).toBeLessThanOrEqual(600);
  expect(third.headers.get('retry-after')).toBe(String(third.error.retryAfter));
  expect((await send('203.0.113.1', { key })).status).toBe(200);
  expect((await send('203.0.113.2')).status).toBe(201);
});

test('refused values do not count as submissions, and cannot be tried without end', async () => {
  const api = await intake.makeApi({ perAddress: 1, requestsPerAddress: 3 });
  const send = (values: object) => intake.send('contacts', values as never, {}, { api });
  const statuses = [await send({}), await send({}), await send(validContact), await send({})].map(
    ({ status }) => status,
  );
  expect(statuses).toEqual([422, 422, 201, 429]);
});

test('an IPv6 household is one sender', async () => {
  const api = await intake.makeApi({ perAddress: 1 });
  const send = (address: string) => intake.send('contacts', validContact, {}, { api, address });
  const statuses = [await send('2001:db8:1:2::1'), await send('2001:db8:1:2:ffff::9'), await send('2001:db8:1:3::1')];
  expect(statuses.map(({ status }) => status)).toEqual([201, 429, 201]);
});

test('behind the site each visitor is limited alone; what strangers write into the header is not believed', async () => {
  const api = await intake.makeApi({ perAddress: 1 });
  const send = (address: string, forwarded: string) =>
    intake.send('contacts', validContact, {}, { api, address, headers: { 'x-forwarded-for': forwarded } });
  const statuses = [
    await send('127.0.0.1', '198.51.100.1'),
    await send('127.0.0.1', '198.51.100.2'),
    await send('127.0.0.1', '1.2.3.4, 198.51.100.1'),
    await send('198.51.100.3', '198.51.100.50'),
    await send('198.51.100.3', '198.51.100.51'),
  ].map(({ status }) => status);
  expect(statuses).toEqual([201, 201, 429, 201, 429]);
});

const linking = { help_details: 'Cheap seats at https://buy.example/seats' };

test.each([
  ['the trap was filled', { trap: 'https://buy.example' }, {}, ['trap']],
  ['it took under three seconds and carries a link', { elapsed: 2_999 }, linking, ['too_fast']],
  ['the link stands in the subject', { elapsed: 0 }, { subject: 'See www.buy.example' }, ['too_fast']],
  ['under three seconds with the trap filled', { trap: 'x', elapsed: 0 }, {}, ['trap', 'too_fast']],
])(
  '%s → stored in the spam folder with its reasons, answered as ever, and no mail',
  async (_, more, values, reasons) => {
    const { data, status } = await intake.send('contacts', { ...validContact, email: freshEmail(), ...values }, more);
    expect(status).toBe(201);
    expect(await stored(data.reference)).toEqual({ spam: true, reasons, mails: 0 });
  },
);

test.each([
  ['a page without JavaScript tells no time', { elapsed: undefined }, linking],
  ['three seconds are enough for a link', { elapsed: 3_000 }, linking],
  ['autofill is fast, and nothing else speaks against it', { elapsed: 300 }, {}],
  ['spaces in the trap', { trap: '  ' }, {}],
])('%s → no spam', async (_, more, values) => {
  const { data } = await intake.send('contacts', { ...validContact, email: freshEmail(), ...values }, more);
  expect(await stored(data.reference)).toEqual({ spam: false, reasons: [], mails: 2 });
});

test('speed counts beside a link in a rich text, whose address readers do not see', async () => {
  const sent = async (link: string) => {
    const report = { help_details: `<div>Look ${link}</div>`, severity: 'low' };
    const { data } = await intake.send('reports', report, { elapsed: 900 });
    const [row] = await intake.rows('reports', { reference: { equals: data.reference } });
    return row!.spam_reasons;
  };
  expect(await sent('<a href="https://buy.example">here</a>')).toEqual(['too_fast']);
  expect(await sent('here')).toEqual([]);
});

test('under attack a browser is asked for a proof, which is good once', async () => {
  const api = await intake.makeApi({ perMinute: 1 });
  const send = (more = {}) => intake.send('contacts', { ...validContact, email: freshEmail() }, more, { api });
  expect((await send()).status).toBe(201);
  const asked = await send();
  expect([asked.status, asked.error.code]).toEqual([428, 'proof_required']);
  const proof = solve(asked.error.challenge!);
  const proved = await send({ proof });
  expect(proved.status).toBe(201);
  expect(await stored(proved.data.reference)).toMatchObject({ spam: false, mails: 2 });
  expect((await send({ proof })).status).toBe(428);
});

test('under attack a page without JavaScript is not refused but put into the spam folder', async () => {
  const api = await intake.makeApi({ perMinute: 1 });
  await intake.send('contacts', { ...validContact, email: freshEmail() }, {}, { api });
  const { data, status } = await intake.send(
    'contacts',
    { ...validContact, email: freshEmail() },
    { elapsed: undefined },
    { api },
  );
  expect(status).toBe(201);
  expect(await stored(data.reference)).toEqual({ spam: true, reasons: ['no_proof'], mails: 0 });
});
