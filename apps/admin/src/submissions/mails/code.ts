import { localePath, statusPath } from '@nasaq/contract';
import type { SubmissionFacts } from '../record/submission-facts.ts';
import { type MailText, filled, latin, mailText } from '../../mail/index.ts';
import { submissionMails } from '../catalogue/index.ts';

/** The code that opens the status page; `statusCodeLimits.minutes` are the quarter of an hour. */
export function codeMail(facts: SubmissionFacts, code: string): MailText {
  const { company, locale, reference, siteUrl } = facts;
  const link = siteUrl + localePath(locale, statusPath(reference));
  const texts = submissionMails[locale].code;
  const values = { code: latin(code), reference: latin(reference) };
  return mailText({
    locale,
    company,
    subject: filled(texts.subject, values),
    blocks: [
      { paragraph: filled(texts.lead, values) },
      { mark: code, label: [texts.mark] },
      { link, label: texts.link },
      { note: [texts.note] },
    ],
  });
}
