import { localePath, statusPath } from '@nasaq/contract';
import type { SubmissionFacts } from '../record/submission-facts.ts';
import type { Block } from '../../mail/index.ts';
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
