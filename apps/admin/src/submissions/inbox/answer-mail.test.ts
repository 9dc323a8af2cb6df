import type { Locale } from '@nasaq/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ReceivedMail } from '../../mail/testing/mail-receiver.ts';
import { openTestMail, type TestMail } from '../../mail/testing/open-mail.ts';
import { signIn, submissionOf, type Staff } from './testing/staff.ts';

let mail: TestMail;
let agent: Staff;

beforeAll(async () => {
  mail = await openTestMail();
  agent = await signIn(mail.payload, 'agent');
  const data = { name: 'Amira Fouad', name_ar: 'أميرة فؤاد' };
  await mail.payload.update({ collection: 'users', id: agent.user.id, data });
});
afterAll(() => mail.close());

let senders = 0;

/** Writes to a sender, with a new state or without, and waits for what the mail server is given. */
async function answered(note: string, locale: Locale, { to = 'answered', title = 'A website for our clinic' } = {}) {
  senders += 1;
  const email = `sender-${senders}@example.com`;
  const submission = await submissionOf(mail.payload, 'contacts', { locale, title, email });
  const answer = await agent.call(`/contacts/${submission.id}/state`, { from: 'new', to, note, mail: true });
  expect(answer.status).toBe(200);
  await expect.poll(() => receivedBy(email), { timeout: 20_000, interval: 50 }).toBeDefined();
  return { received: receivedBy(email)!, submission };
}

function receivedBy(email: string): ReceivedMail | undefined {
  return mail.receiver.mails.find(({ recipients }) => recipients.includes(email));
}

const header = ({ headers }: ReceivedMail, name: string) => headers.find(({ key }) => key === name)?.value;

test('an answer is a person’s mail: about the sender’s matter, from the member by name, and no machine’s', async () => {
  const { received, submission } = await answered('Thank you for writing.\n\nWe can begin in May.', 'en');
  expect(received.subject).toBe(`Re: A website for our clinic (${submission.reference})`);
  expect(received.from).toMatchObject({ name: 'Amira at Nasaq', address: 'hello@nasaq.example' });
  expect(header(received, 'auto-submitted')).toBeUndefined();
  expect(header(received, 'x-auto-response-suppress')).toBeUndefined();
  const text = received.text!.replaceAll('\r\n', '\n');
  expect(text).toMatch(
    /^Hello Laila,\n\nThank you for writing\.\n\nWe can begin in May\.\n\n-- \nAmira Fouad\nNasaq\nhello@nasaq\.example\n/,
  );
  expect(text).not.toMatch(/^>/m);
  expect(`${text}${received.html}`).not.toMatch(/state: |new state|What we have to say/);
});

test('an Arabic reader knows the member by the Arabic name', async () => {
  const { received, submission } = await answered('نبدأ في مايو.', 'ar', { title: 'موقع لعيادتنا' });
  expect(received.from).toMatchObject({ name: 'أميرة من نسق' });
  expect(received.subject).toBe(`رد: \u2068موقع لعيادتنا\u2069 (\u2066${submission.reference}\u2069)`);
  expect(received.text).toContain('أميرة فؤاد');
  expect(received.html).toContain('<html lang="ar-EG" dir="rtl">');
});

test('a new state without a word is a notice of the company’s, and says that a machine sent it', async () => {
  const { received } = await answered('', 'en', { to: 'in_progress' });
  expect(received.from).toMatchObject({ name: 'Nasaq' });
  expect(header(received, 'auto-submitted')).toBe('auto-generated');
  expect(header(received, 'x-auto-response-suppress')).toBe('All');
});

test('whoever begins by greeting greets once', async () => {
  for (const note of [
    'Dear Mrs Saleh,\nwe can begin.',
    'Laila,\nwe can begin.',
    'Good morning Laila!\nWe can begin.',
  ]) {
    const { received } = await answered(note, 'en');
    expect(received.text!.replaceAll('\r\n', '\n').startsWith(note)).toBe(true);
  }
  const { received } = await answered('السلام عليكم أستاذة ليلى\nيمكننا أن نبدأ.', 'ar');
  expect(received.text).not.toContain('مرحبًا');
});

test('addresses of pages and mailboxes are links, each line has its own direction, and nothing else is markup', async () => {
  const note =
    'See https://nasaq.example/works?a=1&b="x.\nاكتبي إلى mailto:omar@nasaq.example اليوم\n<b>javascript:alert(1)</b>';
  const { received } = await answered(note, 'en');
  expect(received.html).toContain('href="https://nasaq.example/works?a=1&amp;b="');
  expect(received.html).toContain('href="mailto:omar@nasaq.example"');
  expect(received.html).toMatch(/<div dir="ltr"[^>]*>See /);
  expect(received.html).toMatch(/<div dir="rtl"[^>]*>اكتبي إلى /);
  expect(received.html).toContain('&lt;b&gt;javascript:alert(1)&lt;/b&gt;');
  expect(received.html).not.toMatch(/href="javascript:|<b>/);
});

test('the second answer follows the first in the same conversation', async () => {
  const { received, submission } = await answered('First.', 'en');
  const note = { text: 'Second.', public: true, mail: true };
  expect((await agent.call(`/contacts/${submission.id}/note`, note)).status).toBe(200);
  const to = received.recipients[0]!;
  const second = () => mail.receiver.mails.filter(({ recipients }) => recipients.includes(to))[1];
  await expect.poll(second, { timeout: 20_000, interval: 50 }).toBeDefined();
  expect(second()!.inReplyTo).toBe(received.messageId);
  expect(second()!.subject).toBe(received.subject);
});

test('of a new state only what is a fact stands beside the answer, in small print below the signature', async () => {
  const sales = await signIn(mail.payload, 'sales');
  const email = 'buyer@example.com';
  const { id } = await submissionOf(mail.payload, 'orders', { email, title: 'Web platforms' });
  const input = { from: 'received', to: 'quoted', note: 'It costs 90,000 pounds.', mail: true };
  expect((await sales.call(`/orders/${id}/state`, input)).status).toBe(200);
  await expect.poll(() => receivedBy(email), { timeout: 20_000, interval: 50 }).toBeDefined();
  const [letter, small] = receivedBy(email)!.text!.split(/\r?\n-- \r?\n/);
  expect(letter).not.toContain('nothing is binding');
  expect(small).toContain('nothing is binding');
});
