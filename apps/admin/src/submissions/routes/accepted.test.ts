import { receiptSchema, type Career, type Item, type Locale, type SubmissionKind } from '@nasaq/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshEmail, openTestIntake, person, validContact, type TestIntake } from '../intake/testing/open-intake.ts';

let intake: TestIntake;
/** Field name of a screening question's answer, by the question. */
let answers: Record<string, string>;

beforeAll(async () => {
  intake = await openTestIntake();
  const api = await intake.makeApi();
  const questions = await Promise.all(
    [
      ['designer', 'en'],
      ['مصمم', 'ar'],
    ].map(async ([slug, locale]) => {
      const response = await api.request(`/careers/${encodeURIComponent(slug!)}?v=2`, { headers: { locale: locale! } });
      return ((await response.json()) as Item<Career>).data.questions;
    }),
  );
  answers = Object.fromEntries(questions.flat().map(({ id, label }) => [label, `answer_${id}`]));
});
afterAll(() => intake.close());

const feedback = { rating: '٥', area: 'website', help_details: 'Clear.\nAnd calm.' };
const report = { severity: 'high', help_details: '<div>It stays <strong>empty</strong>.</div>', page: '/works' };
const order = {
  ...person,
  offer: 'services:web-platforms',
  brief: '<div>Two languages</div>',
  budget: 'open',
  deadline: '٢٠٩٩-١٢-٣١',
  company: 'Nile',
};

async function stored(kind: SubmissionKind, reference: string) {
  const [row] = await intake.rows(kind, { reference: { equals: reference } });
  if (!row) throw new Error(`${reference} is not stored`);
  return row;
}

test.each<[SubmissionKind, Locale, object, object]>([
  ['contacts', 'en', validContact, { ...validContact, title: 'A site', phone: '+201001234567', state: 'new' }],
  ['contacts', 'ar', { ...validContact, phone: '' }, { phone: '', phone_country: 'EG', locale: 'ar' }],
  ['contacts', 'en', { ...validContact, phone: '٠١٠٠ ١٢٣ ٤٥٦٧' }, { phone: '+201001234567' }],
  ['contacts', 'en', { ...validContact, phone: '۰۵۰۱۲۳۴۵۶۷', phone_country: 'sa' }, { phone: '+966501234567' }],
  ['feedback', 'en', feedback, { rating: 5, area: 'website', title: 'Clear.', email: '', wants_answer: false }],
  ['feedback', 'ar', { ...feedback, ...person, wants_answer: 'on' }, { wants_answer: true, locale: 'ar' }],
  ['reports', 'en', report, { title: 'It stays empty.', help_details: report.help_details, state: 'new' }],
  ['reports', 'ar', { ...report, help_details: 'سطر\nثان' }, { title: 'سطر', help_details: '<p>سطر<br />ثان</p>' }],
  ['orders', 'en', order, { title: 'Web platforms', deadline: '2099-12-31T12:00:00.000Z', state: 'received' }],
  [
    'orders',
    'ar',
    { ...order, deadline: '' },
    { title: 'منصات الويب', deadline: null, offer: 'services:web-platforms' },
  ],
  ['orders', 'en', { ...order, offer: 'products:daftar' }, { title: 'Daftar' }],
])('%s in %s is stored as it was meant', async (kind, locale, values, expected) => {
  const answer = await intake.send(kind, values, {}, { locale });
  expect(answer.status).toBe(201);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  const receipt = receiptSchema.parse(answer.data);
  const row = await stored(kind, receipt.reference);
  expect(row).toMatchObject({ ...expected, spam: false, createdAt: receipt.receivedAt });
  const events = await intake.rows('events', { 'submission.value': { equals: row.id } });
  expect(events.filter(({ kind: of }) => of === kind)).toMatchObject([
    { type: 'received', submission: { relationTo: kind, value: row.id }, public: false },
  ]);
});

test('an application is stored with its job, answers as they were asked, and its CV', async () => {
  const cv = await intake.upload('applications', 'cv');
  const values = {
    ...person,
    cv: [cv],
    cover_letter: 'Dear all',
    links: 'https://a.example/x\nhttps://b.example',
    [answers['How many years?']!]: 'seven',
    [answers['May you work abroad?']!]: 'yes',
    consent_processing: 'on',
  };
  const { data, status } = await intake.send('applications', values, { career: 'designer' });
  expect(status).toBe(201);
  const row = await stored('applications', data.reference);
  const [career] = await intake.rows('careers', { slug: { equals: 'designer' } });
  expect(row).toMatchObject({
    title: 'Designer',
    career: career!.id,
    links: ['https://a.example/x', 'https://b.example'],
    answers: [
      { question: 'How many years?', answer: 'seven' },
      { question: 'May you work abroad?', answer: 'Yes' },
    ],
    consent_processing: true,
    consent_retention: false,
  });
  const files = await intake.rows('uploads', { 'submission.value': { equals: row.id } });
  expect(files).toMatchObject([{ field: 'cv', expires_at: null }]);
});

test('an Arabic application answers the Arabic questions', async () => {
  const cv = await intake.upload('applications', 'cv');
  const values = { ...person, cv, [answers['كم سنة خبرة؟']!]: 'سبع', consent_processing: true };
  const { data } = await intake.send('applications', values, { career: 'مصمم' }, { locale: 'ar' });
  expect(await stored('applications', data.reference)).toMatchObject({
    title: 'مصمم',
    locale: 'ar',
    answers: [{ question: 'كم سنة خبرة؟', answer: 'سبع' }],
  });
});

test('a question has one name in both languages, and is answered under the one of pages from before, too', async () => {
  expect(answers['كم سنة خبرة؟']).toBe(answers['How many years?']);
  const refused = await intake.send('applications', { ...person, consent_processing: true }, { career: 'designer' });
  // Only the first one has an Arabic label.
  expect(refused.error.failures?.map(({ messageAr }) => messageAr).slice(1)).toEqual([
    'السؤال ينتظر إجابتك: كم سنة خبرة؟',
    'السؤال ينتظر إجابتك: «\u2068May you work abroad?\u2069»',
  ]);
  const [job] = await intake.rows('careers', { slug: { equals: 'designer' } });
  const [years, abroad] = job!.questions as { id: string }[];
  const cv = await intake.upload('applications', 'cv');
  const former = { [`answer_${years!.id}`]: 'seven', [`answer_${abroad!.id}`]: 'no' };
  const values = { ...person, cv, ...former, consent_processing: true };
  const { data } = await intake.send('applications', values, { career: 'designer' });
  expect((await stored('applications', data.reference)).answers).toMatchObject([
    { question: 'How many years?', answer: 'seven' },
    { question: 'May you work abroad?', answer: 'No' },
  ]);
});

test('sender and staff each get one mail with the reference: in the language of the sender, and in that of the team', async () => {
  const email = freshEmail();
  const { data } = await intake.send('contacts', { ...validContact, email }, {}, { locale: 'ar' });
  const row = await stored('contacts', data.reference);
  const mails = (await intake.rows('mails')).filter(({ subject, text }) =>
    `${subject} ${text}`.includes(data.reference),
  );
  expect(mails).toMatchObject([
    {
      template: 'acknowledgement',
      to: email,
      locale: 'ar',
      submission: { relationTo: 'contacts', value: row.id },
    },
    {
      template: 'staff_notice',
      to: 'hello@nasaq.example',
      reply_to: email,
      locale: 'en',
      submission: { value: row.id },
    },
  ]);
  expect(mails[0]!.text).toContain(data.statusKey);
});

test('the notice says who wrote and how they are reached, what was written without captions in it, and which files came', async () => {
  const email = freshEmail();
  const screenshots = [await intake.upload('reports', 'screenshots')];
  const picture = `<figure class="attachment"><img src="/api/v1/uploads/${'A'.repeat(43)}"><figcaption>shot.png 104.89 KB</figcaption></figure>`;
  const written = {
    severity: 'low',
    help_details: `<div>=1+1${picture}and more</div>`,
    screenshots,
    first_name: 'سلمى',
  };
  const report = await intake.send('reports', { ...written, email }, {}, { locale: 'ar' });
  const order = await intake.send('contacts', { ...validContact, email });
  const noticeOf = async (reference: string) => {
    const notices = await intake.rows('mails', { template: { equals: 'staff_notice' } });
    return String(notices.find(({ subject }) => String(subject).includes(reference))!.text);
  };
  const notice = await noticeOf(report.data.reference);
  expect(notice).toContain('New report');
  expect(notice).toContain('From: \u2068سلمى\u2069');
  expect(notice).toContain(`\u2066${email}\u2069`);
  expect(notice).toContain('> \u2068=1+1\u2069\n> \u2068shot.png 104.89 KB\u2069\n> \u2068and more\u2069');
  expect(notice).toMatch(/^Files: \u2068[^\u2069]+\u2069 \([\d,]+ bytes\)$/m);
  const { first_name, last_name } = validContact;
  expect(await noticeOf(order.data.reference)).toContain(
    `From: ${first_name} ${last_name}\n\n${email} · +201001234567\n`,
  );
});

test('without an address the staff alone are told', async () => {
  const { data } = await intake.send('feedback', feedback);
  const mails = (await intake.rows('mails')).filter(({ subject, text }) =>
    `${subject} ${text}`.includes(data.reference),
  );
  expect(mails.map(({ template }) => template)).toEqual(['staff_notice']);
});

test('the address of the sender is not kept, and one sender can still be told from another', async () => {
  const hashes = await Promise.all(
    ['198.51.100.1', '198.51.100.1', '198.51.100.2'].map(async (address) => {
      const { data } = await intake.send('contacts', validContact, {}, { address });
      const row = await stored('contacts', data.reference);
      expect(JSON.stringify(row)).not.toContain('198.51.100');
      return row.sender_hash;
    }),
  );
  expect([hashes[0] === hashes[1], hashes[0] === hashes[2]]).toEqual([true, false]);
});
