import { localePath, statusPath } from '@nasaq/contract';
import type { SubmissionFacts } from '../record/submission-facts.ts';
import { type Block, filled, latin, type MailText, mailText } from '../../mail/index.ts';
import { submissionMails } from '../catalogue/index.ts';

export function statusAddress({ locale, reference, siteUrl, statusKey }: SubmissionFacts): string {
  return siteUrl + localePath(locale, statusPath(reference, statusKey));
}

/** The way to the page where the sender sees what becomes of it. */
export function statusLink(facts: SubmissionFacts): Block[] {
  // What the link opens, and what becomes of an answer by mail: nothing reads that but people.
  const { caution, label } = submissionMails[facts.locale].status;
  return [{ link: statusAddress(facts), label }, { note: [caution] }];
}

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
