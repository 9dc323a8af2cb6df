import type { Locale, SubmissionKind } from '@nasaq/contract';
import type { SubmissionFacts } from '../../submissions/submission-facts.ts';
import type { MailText } from '../new-mail.ts';
import { mailText } from './mail-text.ts';
import { latin, phrase, words } from './phrase.ts';

/** What staff are told of: something new, or what an applicant has done on the status page. */
export type StaffNews = 'new' | 'withdrawn' | 'deletion_asked';

/** Tells staff, in the language of the sender, with the beginning of what was written and the way to all of it. */
export function staffNoticeMail(
  { company, firstName, kind, locale, reference, title }: SubmissionFacts,
  adminUrl: string,
  excerpt: string,
  news: StaffNews = 'new',
): MailText {
  const heading = news === 'new' ? arrivals[locale][kind] : changes[locale][news];
  const { about, answers, from, open, written } = labels[locale];
  return mailText({
    locale,
    company,
    subject: title
      ? phrase`${heading}: ${words(title)} (${latin(reference)})`
      : phrase`${heading} (${latin(reference)})`,
    blocks: [
      { paragraph: phrase`${heading} (${latin(reference)})` },
      ...(firstName ? [{ paragraph: phrase`${from}: ${words(firstName)}` }] : []),
      ...(title ? [{ paragraph: phrase`${about}: ${words(title)}` }] : []),
      ...(excerpt.trim() ? [{ quote: excerpt, label: [written] }] : []),
      { link: adminUrl, label: open },
      { note: [answers] },
    ],
  });
}

const arrivals: Record<Locale, Record<SubmissionKind, string>> = {
  en: {
    contacts: 'New message',
    feedback: 'New feedback',
    reports: 'New report',
    orders: 'New order',
    applications: 'New job application',
  },
  ar: {
    contacts: 'رسالة جديدة',
    feedback: 'رأي جديد',
    reports: 'بلاغ جديد',
    orders: 'طلب جديد',
    applications: 'طلب توظيف جديد',
  },
};

const changes: Record<Locale, Record<Exclude<StaffNews, 'new'>, string>> = {
  en: { withdrawn: 'Application withdrawn', deletion_asked: 'An applicant asks for deletion' },
  ar: { withdrawn: 'سُحب طلب توظيف', deletion_asked: 'صاحب طلب توظيف يطلب حذف بياناته' },
};

const labels: Record<Locale, Record<'from' | 'about' | 'written' | 'open' | 'answers', string>> = {
  en: {
    from: 'From',
    about: 'About',
    written: 'What was written',
    open: 'Open in the admin host',
    answers: 'Answer there: what is sent from a mail program is not kept with the submission.',
  },
  ar: {
    from: 'من',
    about: 'بشأن',
    written: 'نص ما كُتب',
    open: 'افتحه في لوحة الإدارة',
    answers: 'اجعل ردك من هناك: فما يُرسل من برنامج البريد لا يُحفظ مع الطلب.',
  },
};
