import { fieldLabel, fileSize, kindLabels, type Locale } from '@nasaq/contract';
import type { SubmissionFacts } from '../record/submission-facts.ts';
import { filled, latin, type MailBody, type MailText, mailText, type Phrase, phrase, words } from '../../mail/index.ts';
import { submissionMails } from '../catalogue/index.ts';

/** What staff are told of: something new, or what an applicant has done on the status page. */
export type StaffNews = 'new' | 'withdrawn' | 'deletion_asked';

interface StaffNotice extends Pick<SubmissionFacts, 'company' | 'kind' | 'reference' | 'title'> {
  /** Of the team. */
  locale: Locale;
  /** Of the submission in the admin host. */
  address: string;
  /** Empty where it was not given. */
  sender: { name: string; email: string; phone: string };
  files: readonly { filename: string; filesize: number }[];
  /** The beginning of what was written. */
  excerpt: string;
  news: StaffNews;
}

/** Tells staff who wrote and how they are reached, with the beginning of what was written and the way to all of it. */
export function staffNoticeMail({
  address,
  company,
  excerpt,
  files,
  kind,
  locale,
  news,
  reference,
  sender,
  title,
}: StaffNotice): MailText {
  const { arrival, change, notice } = submissionMails[locale];
  const heading = news === 'new' ? arrival[kind] : change[news];
  const { about, answers, from, open, written } = notice;
  const ways = [sender.email, sender.phone].filter(Boolean).map((way) => latin(way));
  return mailText({
    locale,
    company,
    subject: title
      ? phrase`${heading}: ${words(title)} (${latin(reference)})`
      : phrase`${heading} (${latin(reference)})`,
    blocks: [
      { paragraph: phrase`${heading} (${latin(reference)})` },
      ...(sender.name ? [{ paragraph: phrase`${from}: ${words(sender.name)}` }] : []),
      ...(ways.length > 0 ? [{ paragraph: ways.flatMap((way, at) => (at === 0 ? [way] : [' · ', way])) }] : []),
      ...(title ? [{ paragraph: phrase`${about}: ${words(title)}` }] : []),
      ...(excerpt.trim() ? [{ quote: excerpt, label: [written] }] : []),
      ...(files.length > 0 ? [{ paragraph: fileNames(files, locale) }] : []),
      { link: address, label: open },
      { note: [answers] },
    ],
  });
}

/** `Files: shot.png (104.89 KB), plan.pdf (2 MB)` */
function fileNames(files: StaffNotice['files'], locale: Locale): Phrase {
  const named = files.map(({ filename, filesize }) => phrase`${words(filename)} (${fileSize(filesize, locale)})`);
  const comma = locale === 'ar' ? '، ' : ', ';
  return [`${fieldLabel('files', locale)}: `, ...named.flatMap((file, at) => (at === 0 ? file : [comma, ...file]))];
}

interface Assignment {
  /** Of its reader; of the menus of who assigned it where they have chosen none. */
  locale: Locale;
  /** As that language names it. */
  company: MailBody['company'];
  /** Who assigned it. */
  by: string;
  /** Of the submission in the admin host. */
  address: string;
}

/** Tells a member of staff what a colleague gave them to take care of. */
export function assignedMail(
  facts: Pick<SubmissionFacts, 'kind' | 'reference' | 'title'>,
  { address, by, company, locale }: Assignment,
): MailText {
  const { assigned, notice } = submissionMails[locale];
  const values = { by: words(by), kind: words(kindLabels[facts.kind][locale]), title: words(facts.title) };
  const reference = latin(facts.reference);
  return mailText({
    locale,
    company,
    subject: filled(assigned.subject, { ...values, reference }),
    blocks: [{ paragraph: filled(assigned.lead, { ...values, reference }) }, { link: address, label: notice.open }],
  });
}
