import {
  locales,
  statusCodeLimits,
  submissionKinds,
  submissionStates,
  type Locale,
  type SubmissionKind,
} from '@nasaq/contract';
import { expect, test } from 'vitest';
import type { SubmissionFacts } from '../submissions/record/submission-facts.ts';
import type { MailText } from '../mail/new-mail.ts';
import {
  accountDeletedMail,
  addressChangedMail,
  bannedMail,
  invitationMail,
  linkMail,
  newAddressMail,
  passwordChangedMail,
  passwordLinkMail,
  passwordMail,
  unbannedMail,
} from '../accounts/mails/account-mails.ts';
import {
  acknowledgementMail,
  answerMail,
  codeMail,
  deletionAskedMail,
  stateMail,
} from '../submissions/mails/sender-mails.ts';
import { type StaffNews, assignedMail, staffNoticeMail } from '../submissions/mails/staff-mails.ts';
import {
  chatAnswersMail,
  chatNoticeMail,
  chatOfflineMail,
  chatTranscriptMail,
  type ChatFacts,
  type QuotedMessage,
} from '../chat/mails/chat-mails.ts';
import { ordersErasedMail } from './orders-erased.ts';
import { userMails } from '../users/catalogue/index.ts';

function facts(
  locale: Locale,
  kind: SubmissionKind = 'orders',
  changes: Partial<SubmissionFacts> = {},
): SubmissionFacts {
  const arabic = locale === 'ar';
  return {
    kind,
    locale,
    reference: 'K7M2Q9XA',
    statusKey: 'status-key_1',
    firstName: arabic ? 'ليلى' : 'Layla',
    title: arabic ? 'منصات الويب' : 'Web platforms',
    receivedAt: '2026-11-21T12:00:00.000Z',
    siteUrl: 'https://nasaq.example',
    company: { name: arabic ? 'نسق' : 'Nasaq', email: 'hello@nasaq.example', phone: '+20 2 2516 4180' },
    ...changes,
  };
}

const due = { answerBy: '2026-11-24T15:00:00.000Z', timeZone: 'Africa/Cairo' };

/** Every mail that there is, in one language. */
function allMails(locale: Locale, changes: Partial<SubmissionFacts> = {}, hostile = ''): [string, MailText][] {
  const of = (kind: SubmissionKind) => facts(locale, kind, changes);
  const name = locale === 'ar' ? 'نور' : 'Nour';
  const address = 'https://admin.nasaq.example/admin/collections/orders/1';
  return [
    ...submissionKinds.map((kind): [string, MailText] => [
      `acknowledgement ${kind}`,
      acknowledgementMail(of(kind), due),
    ]),
    ...submissionKinds.map((kind): [string, MailText] => [`notice ${kind}`, noticeOf(of(kind), 'new', hostile)]),
    ...submissionKinds.flatMap((kind) =>
      Object.keys(submissionStates[kind]).map((state): [string, MailText] => [
        `state ${kind} ${state}`,
        stateMail(of(kind), state),
      ]),
    ),
    ...submissionKinds.flatMap((kind) =>
      Object.keys(submissionStates[kind]).map((state): [string, MailText] => [
        `answer ${kind} ${state}`,
        answerMail(of(kind), { state, text: hostile || (locale === 'ar' ? 'تفضل' : 'Here'), member: hostile || name }),
      ]),
    ),
    ...chatMails(locale, changes, hostile),
    ['code', codeMail(of('orders'), '482915')],
    ['deletion', deletionAskedMail(of('applications'))],
    ['withdrawn', noticeOf(of('applications'), 'withdrawn', hostile)],
    ['assigned', assignedMail(of('orders'), { locale, company: of('orders').company, by: hostile || 'Nour', address })],
    [
      'password',
      passwordMail({ locale, name: hostile || 'Nour', link: `${address}?a=1&b=2`, company: of('orders').company }),
    ],
    ...accountMails(of('orders')),
  ];
}

function noticeOf(
  { company, firstName, kind, locale, reference, title }: SubmissionFacts,
  news: StaffNews,
  hostile: string,
) {
  return staffNoticeMail({
    company,
    kind,
    locale,
    news,
    reference,
    title,
    address: `https://admin.nasaq.example/admin/collections/${kind}/1`,
    sender: { name: firstName, email: 'layla@example.com', phone: '+201001234567' },
    files: [{ filename: hostile || 'plan.pdf', filesize: 2048 }],
    excerpt: hostile,
  });
}

function accountMails({ company, firstName, locale, siteUrl }: SubmissionFacts): [string, MailText][] {
  const mail = { locale, company, name: firstName, link: `${siteUrl}/auth/password?token=a.b%2Bc` };
  return [
    ['invitation', invitationMail(mail)],
    ['password link', passwordLinkMail(mail)],
    ['account deleted', accountDeletedMail(mail)],
    ['staff invitation', linkMail(mail, userMails[locale].invitation)],
    ['password changed', passwordChangedMail(mail)],
    ['address changed', addressChangedMail({ ...mail, to: 'new@nasaq.example' })],
    ['new address', newAddressMail(mail)],
    ['banned', bannedMail({ ...mail, reason: firstName })],
    ['unbanned', unbannedMail(mail)],
    [
      'orders erased',
      ordersErasedMail({ locale, company, orders: [{ reference: 'K7M2Q9XA', title: firstName, state: firstName }] }),
    ],
  ];
}

function chatMails(locale: Locale, changes: Partial<SubmissionFacts>, hostile: string): [string, MailText][] {
  const { company, firstName, reference, siteUrl, title, receivedAt: at } = facts(locale, 'contacts', changes);
  const chat: ChatFacts = {
    company,
    locale,
    reference,
    name: firstName,
    topic: title,
    link: `${siteUrl}/care/live-chat?chat=${reference}&key=k`,
    timeZone: 'Africa/Cairo',
  };
  const arabic = locale === 'ar';
  const said: QuotedMessage[] = [
    {
      from: 'visitor',
      agent: null,
      text: hostile || (arabic ? 'سؤال' : 'A question'),
      files: [{ filename: hostile }],
      at,
    },
    { from: 'agent', agent: arabic ? 'منى' : 'Mona', text: hostile || (arabic ? 'جواب' : 'An answer'), files: [], at },
  ];
  return [
    ['chat offline', chatOfflineMail(chat, at)],
    ['chat offline without hours', chatOfflineMail(chat, null)],
    ['chat notice', chatNoticeMail(chat, said, `${siteUrl}/admin/live-chat?chat=1`)],
    ['chat answers', chatAnswersMail(chat, said)],
    ['chat transcript', chatTranscriptMail(chat, said, at)],
  ];
}

function namesWhere(mails: [string, MailText][], isWrong: (mail: MailText) => boolean): string[] {
  return mails.flatMap(([name, mail]) => (isWrong(mail) ? [name] : []));
}

const script = '<script>alert(1)</script><img src=x onerror=alert(1)>"\'&';

test.each(locales)('%s: whatever was typed stands in the HTML as text', (locale) => {
  const mails = allMails(locale, { firstName: script, title: script }, script);
  expect(mails.length).toBeGreaterThan(40);
  expect(namesWhere(mails, ({ html }) => /<(script|img)/.test(html) || html.includes('"\'&'))).toEqual([]);
});

test.each(locales)('%s: nothing is loaded from anywhere, and no table holds the layout', (locale) => {
  const loading = /<(img|link|iframe|table)|url\(|@import|@font-face/;
  expect(namesWhere(allMails(locale), ({ html }) => loading.test(html))).toEqual([]);
});

test('an Arabic mail reads from right to left, its reference from left to right', () => {
  const { html, subject, text } = acknowledgementMail(facts('ar'), due);
  expect(html).toContain('<html lang="ar-EG" dir="rtl">');
  expect(html).toContain('<bdi dir="ltr"');
  expect(subject).toBe('وصلنا طلبك: \u2068منصات الويب\u2069 (\u2066K7M2Q9XA\u2069)');
  expect(text).toContain('\n\u2066K7M2Q9XA\u2069\n');
});

test('no Latin word but names, codes and addresses stands in an Arabic text, and no Arabic one in an English', () => {
  const others = /\u2066[^\u2069]*\u2069|\u2068[^\u2069]*\u2069|https?:\S+/g;
  expect(namesWhere(allMails('ar'), ({ text }) => /[A-Za-z]/.test(text.replace(others, '')))).toEqual([]);
  expect(namesWhere(allMails('en'), ({ text }) => /\p{Script=Arabic}/u.test(text))).toEqual([]);
});

test('an English mail without an Arabic word has no marks; an Arabic title in one is set apart', () => {
  const marks = /[\u2066-\u2069]/;
  expect(namesWhere(allMails('en'), ({ subject, text }) => marks.test(subject + text))).toEqual([]);
  const { subject } = acknowledgementMail(facts('en', 'orders', { title: 'منصات الويب' }), due);
  expect(subject).toBe('We have your order: \u2068منصات الويب\u2069 (\u2066K7M2Q9XA\u2069)');
});

test('marks in a name that would turn the sentence around are left out', () => {
  const { html, text } = stateMail(facts('ar', 'orders', { title: 'ا\u202Eb\u2069\u2066c' }), 'quoted');
  expect(text).toContain('\u2068اbc\u2069');
  expect(html).toContain('<bdi>اbc</bdi>');
});

test.each(locales)('%s: every opened mark is closed, on its own line', (locale) => {
  const count = (line: string, marks: RegExp) => line.match(marks)?.length ?? 0;
  const isOpen = (line: string) => count(line, /[\u2066-\u2068]/g) !== count(line, /\u2069/g);
  const mails = allMails(locale, { title: 'two\r\nlines' }, 'one\ntwo\r\nthree');
  expect(namesWhere(mails, ({ subject, text }) => [subject, ...text.split('\n')].some(isOpen))).toEqual([]);
});

test.each(locales)('%s: the link opens the page in the language of the mail, with its key', (locale) => {
  const prefix = locale === 'ar' ? '/ar' : '';
  const link = `https://nasaq.example${prefix}/status/K7M2Q9XA?key=status-key_1`;
  const { html, text } = acknowledgementMail(facts(locale), due);
  expect(html).toContain(`href="${link}"`);
  expect(text.split('\n')).toContain(link);
});

test('a mail with a code leads to the page without the key, and says for how long', () => {
  const { html, subject, text } = codeMail(facts('en'), '482915');
  expect(subject).toBe('482915 is your code for K7M2Q9XA');
  expect(text).toContain('https://nasaq.example/status/K7M2Q9XA\n');
  expect(html).not.toContain('key=');
  // The mails say: a quarter of an hour.
  expect(statusCodeLimits.minutes).toBe(15);
});

test.each(['http://evil.example', 'www.evil.example', 'Win 1000 $', 'evil.example', 'x'.repeat(41), 'a@b'])(
  'the “name” %s → the greeting does without, for the address may be somebody else’s',
  (firstName) => {
    const { html, text } = acknowledgementMail(facts('en', 'contacts', { firstName, title: firstName }), due);
    expect(text.startsWith('Hello,\n')).toBe(true);
    expect(`${html}${text}`).not.toContain(firstName);
  },
);

test('a name is greeted as it is written, an emoji included', () => {
  expect(acknowledgementMail(facts('en', 'contacts', { firstName: 'Zoë 🌙' }), due).text).toContain('Hello Zoë 🌙,');
});

test('an acknowledgement says within how many working days, and by when by the clock of the company', () => {
  const { text } = acknowledgementMail(facts('en', 'orders'), due);
  expect(text.replaceAll('\u202F', ' ')).toContain(
    'within two working days, by Tuesday, November 24 at 5:00 PM (Egypt Time) at the latest: with a quote',
  );
  expect(acknowledgementMail(facts('ar', 'orders'), due).text).toContain(
    'خلال يومي عمل، في موعد أقصاه الثلاثاء، ٢٤ نوفمبر في ٥:٠٠ م (بتوقيت مصر): بعرض سعر',
  );
  const { text: unknown } = acknowledgementMail(facts('en', 'contacts'), { ...due, answerBy: null });
  expect(unknown).toContain('answers you in your language, within one working day.');
});
