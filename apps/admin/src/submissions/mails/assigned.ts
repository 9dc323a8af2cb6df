import { kindLabels, type Locale } from '@nasaq/contract';
import type { SubmissionFacts } from '../record/submission-facts.ts';
import { type MailBody, type MailText, latin, mailText, phrase, words } from '../../mail/index.ts';

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
  const reference = latin(facts.reference);
  const kind = kindLabels[facts.kind][locale];
  if (locale === 'ar') {
    return mailText({
      locale,
      company,
      subject: phrase`أُسند إليك: ${words(kind)} ${reference}`,
      blocks: [
        { paragraph: phrase`أسند إليك ${words(by)}: ${words(kind)} ${reference}، وموضوعه: ${words(facts.title)}.` },
        { link: address, label: 'افتحه في لوحة الإدارة' },
      ],
    });
  }
  return mailText({
    locale,
    company,
    subject: phrase`Assigned to you: ${words(kind)} ${reference}`,
    blocks: [
      {
        paragraph: phrase`${words(by)} has assigned to you: ${words(kind)} ${reference}, about ${words(facts.title)}.`,
      },
      { link: address, label: 'Open in the admin host' },
    ],
  });
}
