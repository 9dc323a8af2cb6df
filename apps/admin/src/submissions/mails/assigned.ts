import { kindLabels, type Locale } from '@nasaq/contract';
import type { SubmissionFacts } from '../record/submission-facts.ts';
import { type MailBody, type MailText, filled, latin, mailText, words } from '../../mail/index.ts';
import { submissionMails } from '../catalogue/index.ts';

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
