import { promisedDays, workingDays } from '@nasaq/contract';
import type { SubmissionFacts } from '../record/submission-facts.ts';
import { type MailText, filled, greeting, latin, mailText, words } from '../../mail/index.ts';
import { submissionMails } from '../catalogue/index.ts';
import { statusLink } from './status.ts';

/** Tells an applicant that the wish to be deleted has arrived, and what follows. */
export function deletionAskedMail(facts: SubmissionFacts): MailText {
  const { company, firstName, locale, reference, title } = facts;
  const texts = submissionMails[locale].deletion;
  return mailText({
    locale,
    company,
    subject: filled(texts.subject, { reference: latin(reference) }),
    blocks: [
      greeting(firstName, locale),
      { paragraph: filled(texts.lead, { title: words(title) }) },
      { paragraph: filled(texts.then, { days: workingDays(promisedDays.deletion, locale) }) },
      ...statusLink(facts),
      { note: [texts.note] },
    ],
  });
}
