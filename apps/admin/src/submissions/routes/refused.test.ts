import { randomUUID } from 'node:crypto';
import type { Locale, SubmissionKind } from '@nasaq/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestIntake, person, validContact, type TestIntake } from '../intake/testing/open-intake.ts';

let intake: TestIntake;

beforeAll(async () => {
  intake = await openTestIntake();
});
afterAll(() => intake.close());

const order = { ...person, offer: 'products:daftar', brief: '<div>x</div>', budget: 'open' };
const feedback = { rating: 5, area: 'website', help_details: 'x' };

test.each<[string, SubmissionKind, object, object]>([
  [
    'a missing name',
    'contacts',
    { ...validContact, first_name: ' \u200F ' },
    { field: 'first_name', rule: 'required', message: '“First name” is required.', messageAr: 'الاسم الأول مطلوب' },
  ],
  [
    'an address that is none',
    'contacts',
    { ...validContact, email: 'layla@' },
    { field: 'email', rule: 'email', messageAr: expect.stringContaining('البريد الإلكتروني') },
  ],
  [
    'a number of another country',
    'contacts',
    { ...validContact, phone: '+966501234567' },
    {
      field: 'phone',
      rule: 'phone',
      message: '“Phone” is not a number of the chosen country. One looks like \u2066010 01234567\u2069.',
    },
  ],
  [
    'a number of a country that does not exist',
    'contacts',
    { ...validContact, phone_country: 'XX' },
    { field: 'phone', rule: 'phone' },
  ],
  [
    'a long subject',
    'contacts',
    { ...validContact, subject: 'x'.repeat(161) },
    { field: 'subject', rule: 'max_length', max: 160 },
  ],
  [
    'a field of a megabyte',
    'contacts',
    { ...validContact, help_details: 'x'.repeat(1_048_576) },
    { field: 'help_details', rule: 'max_length', max: 20_000 },
  ],
  [
    'a rating of 6',
    'feedback',
    { ...feedback, rating: '٦' },
    { field: 'rating', rule: 'between', min: 1, max: 5, messageAr: 'قيمة التقييم يجب أن تكون ما بين ١ و ٥' },
  ],
  ['an area that is not offered', 'feedback', { ...feedback, area: 'weather' }, { field: 'area', rule: 'choice' }],
  [
    'an answer without an address',
    'feedback',
    { ...feedback, wants_answer: true },
    { field: 'email', rule: 'required_with' },
  ],
  [
    'a description of tags only',
    'reports',
    { severity: 'low', help_details: '<div><br></div><script>alert(1)</script>' },
    { field: 'help_details', rule: 'required' },
  ],
  [
    'a rich text that is too long',
    'reports',
    { severity: 'low', help_details: `<div>${'x'.repeat(100_000)}</div>` },
    { field: 'help_details', rule: 'max_length', max: 100_000 },
  ],
  [
    'six files',
    'reports',
    { severity: 'low', help_details: 'x', screenshots: ['a', 'b', 'c', 'd', 'e', 'f'] },
    { field: 'screenshots', rule: 'files', max: 5 },
  ],
  [
    'a file that nobody uploaded',
    'reports',
    { severity: 'low', help_details: 'x', screenshots: ['A'.repeat(43)] },
    { field: 'screenshots', rule: 'file_gone' },
  ],
  ['an offer that does not exist', 'orders', { ...order, offer: 'services:none' }, { field: 'offer', rule: 'choice' }],
  ['an offer of another kind', 'orders', { ...order, offer: 'careers:designer' }, { field: 'offer', rule: 'choice' }],
  ['a deadline in the past', 'orders', { ...order, deadline: '2020-01-01' }, { field: 'deadline', rule: 'date' }],
  [
    'a deadline that no calendar has',
    'orders',
    { ...order, deadline: '30/2/2099' },
    { field: 'deadline', rule: 'day' },
  ],
  ['a deadline that is no date', 'orders', { ...order, deadline: 'غدا' }, { field: 'deadline', rule: 'date_written' }],
])('%s → 422 with the sentence in both languages', async (_, kind, values, expected) => {
  const { error, status } = await intake.send(kind, values);
  expect(status).toBe(422);
  expect(error).toMatchObject({ code: 'invalid', failures: [expected] });
  const [failure] = error.failures!;
  expect(failure!.message).not.toMatch(/\p{Script=Arabic}/u);
  expect(failure!.messageAr).toMatch(/\p{Script=Arabic}/u);
});

test('an Arabic page gets Arabic sentences, in the order of the form', async () => {
  const { error } = await intake.send('contacts', { email: 'x' }, {}, { locale: 'ar' });
  expect(error.failures!.map(({ field, rule, message }) => [field, rule, message])).toEqual([
    ['first_name', 'required', 'الاسم الأول مطلوب'],
    ['last_name', 'required', 'اسم العائلة مطلوب'],
    ['email', 'email', expect.stringMatching(/^البريد الإلكتروني يجب/)],
    ['subject', 'required', 'الموضوع مطلوب'],
    ['help_details', 'required', 'حقل التفاصيل مطلوب'],
  ]);
});

test('an offer that is not published in the language of the page cannot be ordered in it', async () => {
  expect((await intake.send('orders', order, {}, { locale: 'ar' })).error.failures).toMatchObject([
    { field: 'offer', rule: 'choice' },
  ]);
});

test('a screening question that must be answered is asked for by its own words', async () => {
  const cv = await intake.upload('applications', 'cv');
  const values = { ...person, cv, consent_processing: true };
  const { error } = await intake.send('applications', values, { career: 'designer' });
  expect(error.failures!.map(({ message }) => message)).toEqual([
    'An answer is needed: “How many years?”',
    'An answer is needed: “May you work abroad?”',
  ]);
});

const closed = {
  en: 'This job is closed and takes no more applications.',
  ar: 'أُغلقت هذه الوظيفة ولم تعد تستقبل طلبات.',
};

test.each<[string, string, Locale]>([
  ['a closed job', 'writer', 'en'],
  ['a job that was never there', 'nothing', 'en'],
  ['a job of the other language', 'designer', 'ar'],
  ['a slug with a null byte', 'writer\0', 'en'],
])('an application for %s says that it is closed', async (_, career, locale) => {
  const { error, status } = await intake.send('applications', {}, { career }, { locale });
  expect(status).toBe(422);
  expect(error.failures).toEqual([{ field: 'career', rule: 'closed', message: closed[locale], messageAr: closed.ar }]);
});

test('a file that another submission has is refused, and keeps its owner', async () => {
  const token = await intake.upload('reports', 'screenshots');
  const other = await intake.send('orders', { ...order, files: [token] });
  expect(other.error.failures).toMatchObject([{ field: 'files', rule: 'file_gone' }]);
});

test.each<[string, string, number, string]>([
  ['something that is no JSON', '{"key":', 400, 'bad_request'],
  ['a body that was cut', JSON.stringify({ values: validContact }).slice(0, -9), 400, 'bad_request'],
  ['nothing', '', 400, 'bad_request'],
  ['no values', '{}', 400, 'bad_request'],
  ['values that are a list', '{"values":[]}', 400, 'bad_request'],
  ['a key that is no UUID', JSON.stringify({ key: 'mine', values: validContact }), 400, 'bad_request'],
  ['a hundred thousand brackets', '['.repeat(100_000), 400, 'bad_request'],
  ['1.6 MB', JSON.stringify({ values: { a: 'x'.repeat(1_600_000) } }), 413, 'payload_too_large'],
])('a body of %s is refused by name', async (_, body, status, code) => {
  const answer = await intake.post('contacts', body);
  expect([answer.status, answer.error.code]).toEqual([status, code]);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
});

test('a body of more than 1.5 MB that does not tell its length is refused as well', async () => {
  const api = await intake.makeApi();
  const body = new Blob([JSON.stringify({ values: { a: 'x'.repeat(1_600_000) } })]).stream();
  const response = await api.request('/contacts?v=2', {
    method: 'POST',
    body,
    duplex: 'half',
    headers: { 'transfer-encoding': 'chunked' },
  } as RequestInit);
  expect(response.status).toBe(413);
});

test.each([
  ['another site', 'https://evil.example', 403],
  ['a page without an origin of its own', 'null', 403],
  ['the site on another port', 'http://localhost:3002', 403],
])('a form that was sent from %s → %s', async (_, origin, status) => {
  const answer = await intake.send('contacts', validContact, {}, { headers: { origin } });
  expect([answer.status, answer.error.code]).toEqual([status, 'forbidden']);
});

test('other methods are refused with the one that there is', async () => {
  const api = await intake.makeApi();
  const response = await api.request('/contacts?v=2');
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
});

test('a key does not make values valid', async () => {
  expect((await intake.send('contacts', {}, { key: randomUUID() })).status).toBe(422);
});

test('nothing of all this is stored, and no mail is queued', async () => {
  const kinds = ['contacts', 'feedback', 'reports', 'orders', 'applications', 'events', 'mails'];
  expect(await Promise.all(kinds.map((kind) => intake.rows(kind)))).toEqual(kinds.map(() => []));
});
