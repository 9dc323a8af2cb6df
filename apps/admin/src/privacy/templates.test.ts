import {
  languageNames,
  locales,
  statusCodeLimits,
  submissionKinds,
  submissionStates,
  type Locale,
  type SubmissionKind,
} from '@nasaq/contract';
import { expect, test } from 'vitest';
import type { SubmissionFacts } from '../submissions/record/submission-facts.ts';
import { type MailTemplate, mailTemplates, type MailText } from '../mail/new-mail.ts';
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
import { noticeTypes, reviewMail } from '../content/review/notices/review-mail.ts';
import { stoppedMail } from '../content/schedules/tell-stopped.ts';
import { gapAssignedMail } from '../gaps/care/assigned-mail.ts';
import type { Care } from '../gaps/care/care.ts';
import { overdueMail } from '../gaps/care/remind-overdue.ts';
import type { NamelessThing } from '../gaps/load-gaps.ts';
import { answerMail as articleAnswerMail } from '../ratings/answer-mail.ts';
import { testMail } from '../start/test-mail.ts';
import { userMails } from '../users/catalogue/index.ts';
import { newDeviceMail } from '../users/device-notice.ts';
import { ordersErasedMail } from './orders-erased.ts';

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

/** Its template, and which one of that it is. */
type Shown = [name: MailTemplate | `${MailTemplate} ${string}`, mail: MailText];

/** Every mail that there is, in one language. */
function allMails(locale: Locale, changes: Partial<SubmissionFacts> = {}, hostile = ''): Shown[] {
  const of = (kind: SubmissionKind) => facts(locale, kind, changes);
  const name = locale === 'ar' ? 'نور' : 'Nour';
  const address = 'https://admin.nasaq.example/admin/collections/orders/1';
  return [
    ...submissionKinds.map((kind): Shown => [`acknowledgement ${kind}`, acknowledgementMail(of(kind), due)]),
    ...submissionKinds.map((kind): Shown => [`staff_notice ${kind}`, noticeOf(of(kind), 'new', hostile)]),
    ...submissionKinds.flatMap((kind) =>
      Object.keys(submissionStates[kind]).map((state): Shown => [`state ${kind} ${state}`, stateMail(of(kind), state)]),
    ),
    ...submissionKinds.flatMap((kind) =>
      Object.keys(submissionStates[kind]).map((state): Shown => [
        `answer ${kind} ${state}`,
        answerMail(of(kind), { state, text: hostile || (locale === 'ar' ? 'تفضل' : 'Here'), member: hostile || name }),
      ]),
    ),
    ...chatMails(locale, changes, hostile),
    ['code', codeMail(of('orders'), '482915')],
    ['deletion_asked', deletionAskedMail(of('applications'))],
    ['staff_notice withdrawn', noticeOf(of('applications'), 'withdrawn', hostile)],
    ['assigned', assignedMail(of('orders'), { locale, company: of('orders').company, by: hostile || 'Nour', address })],
    [
      'account password',
      passwordMail({ locale, name: hostile || 'Nour', link: `${address}?a=1&b=2`, company: of('orders').company }),
    ],
    ...accountMails(of('orders')),
    ...staffMails(of('orders'), hostile),
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

function accountMails({ company, firstName, locale, siteUrl }: SubmissionFacts): Shown[] {
  const mail = { locale, company, name: firstName, link: `${siteUrl}/auth/password?token=a.b%2Bc` };
  return [
    ['invitation', invitationMail(mail)],
    ['password_link', passwordLinkMail(mail)],
    ['account_deleted', accountDeletedMail(mail)],
    ['account invitation', linkMail(mail, userMails[locale].invitation)],
    ['security password', passwordChangedMail(mail)],
    ['security address', addressChangedMail({ ...mail, to: 'new@nasaq.example' })],
    ['invitation new address', newAddressMail(mail)],
    ['security banned', bannedMail({ ...mail, reason: firstName })],
    ['security unbanned', unbannedMail(mail)],
    [
      'staff_notice orders erased',
      ordersErasedMail({ locale, company, orders: [{ reference: 'K7M2Q9XA', title: firstName, state: firstName }] }),
    ],
  ];
}

/** To members of staff, about content and about their own account; and what one writes to a reader of an article. */
function staffMails({ company, firstName, locale, title }: SubmissionFacts, hostile: string): Shown[] {
  const said = hostile || (locale === 'ar' ? 'نص' : 'A text');
  const base = { locale, company, title, by: firstName, text: said, due: new Date('2026-11-24T12:00:00.000Z') };
  const address = 'https://admin.nasaq.example/admin/collections/articles/1?locale=ar';
  const article = { title, url: 'https://nasaq.example/knowledgebase/a' };
  const mail = { locale, company, name: firstName, link: 'https://admin.nasaq.example/admin/account' };
  const factor = userMails[locale].secondFactor;
  const gap = {
    kind: 'missing',
    title,
    locale: 'ar',
    care: { due: '2026-11-24' } as Care,
    told: { as: 'thing', thing: { collection: 'media', id: 1, locale: 'ar' } as NamelessThing },
  } as const;
  return [
    ...noticeTypes.flatMap((type): Shown[] => [
      [`review ${type}`, reviewMail({ ...base, type, language: 'ar', place: said, address })],
      [`review ${type} of the entry`, reviewMail({ ...base, type, language: null, place: null, due: null, address })],
    ]),
    ...[[], [said]].map((sentences): Shown => [
      `publishing_stopped by ${sentences.length}`,
      stoppedMail({ language: locale, company, name: languageNames.ar[locale], title, address, sentences }),
    ]),
    ['assigned gap', gapAssignedMail({ ...base, gap, due: '2026-11-24' })],
    ['overdue', overdueMail({ locale, company, gaps: [gap, gap] })],
    ['answer article', articleAnswerMail({ ...base, article, comment: said, member: hostile || firstName })],
    ['security device', newDeviceMail({ ...mail, when: '2026', device: 'Firefox, Linux', address: '203.0.113.7' })],
    ...(['added', 'removed', 'reset', 'recovery'] as const).map((news): Shown => [
      `security factor ${news}`,
      linkMail(mail, {
        subject: factor.subjects[news],
        lead: factor.leads[news],
        link: factor.link,
        note: factor.note,
      }),
    ]),
    ['test', testMail(mail)],
  ];
}

function chatMails(locale: Locale, changes: Partial<SubmissionFacts>, hostile: string): Shown[] {
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
    ['chat_offline', chatOfflineMail(chat, at)],
    ['chat_offline without hours', chatOfflineMail(chat, null)],
    ['chat_notice', chatNoticeMail(chat, said, `${siteUrl}/admin/live-chat?chat=1`)],
    ['chat_answers', chatAnswersMail(chat, said)],
    ['chat_transcript', chatTranscriptMail(chat, said, at)],
  ];
}

function namesWhere(mails: Shown[], isWrong: (mail: MailText) => boolean): string[] {
  return mails.flatMap(([name, mail]) => (isWrong(mail) ? [name] : []));
}

test.each(locales)('%s: no template is missing here', (locale) => {
  const shown = new Set<string>(allMails(locale).map(([name]) => name.split(' ', 1)[0]!));
  expect([...shown].toSorted()).toEqual([...mailTemplates].toSorted());
});

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
