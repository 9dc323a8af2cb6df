import { pluralText } from '../bilingual.ts';
import { localeInfo, type Locale } from '../locale.ts';
import { measures } from './measures.ts';

/**
 * Working days within which people hear from us, or within which we do what we say: pages, receipts, mails and the
 * status page all name these.
 */
export const promisedDays = {
  /** An answer. */
  contacts: 1,
  /** It is read. */
  feedback: 1,
  /** It is looked at. */
  reports: 1,
  /** A quote, questions, or a no. */
  orders: 2,
  /** All of it is read, and the applicant hears from us. */
  applications: 5,
  /** It is looked at. */
  responses: 3,
  /** An applicant's answer, after the last conversation. */
  decision: 5,
  /** What an applicant wants deleted is gone. */
  deletion: 6,
} as const;

/**
 * `two working days`, to stand after a preposition: the Arabic dual is that of «خلال» and «بعد».
 * @param count at least 1; in figures above ten
 */
export function workingDays(count: number, locale: Locale): string {
  const { numbers, working_days: forms } = measures[locale];
  const shown =
    (numbers as Record<number, string>)[count] ?? new Intl.NumberFormat(localeInfo[locale].tag).format(count);
  return pluralText(forms, count, locale, shown);
}
