import type { Locale } from '../locale.ts';

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
  /** An applicant's answer, after the last conversation. */
  decision: 5,
  /** What an applicant wants deleted is gone. */
  deletion: 6,
} as const;

const words: Record<Locale, readonly string[]> = {
  en: ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ar: ['', '', 'ثلاثة', 'أربعة', 'خمسة', 'ستة', 'سبعة', 'ثمانية', 'تسعة', 'عشرة'],
};

/**
 * `two working days`, to stand after a preposition: the Arabic dual is that of «خلال» and «بعد».
 * @param count at least 1; in figures above ten
 */
export function workingDays(count: number, locale: Locale): string {
  if (locale === 'en') return `${words.en[count - 1] ?? count} working ${count === 1 ? 'day' : 'days'}`;
  if (count === 1) return 'يوم عمل واحد';
  if (count === 2) return 'يومي عمل';
  if (count <= 10) return `${words.ar[count - 1]} أيام عمل`;
  return `${new Intl.NumberFormat('ar-EG').format(count)} ${count % 100 >= 3 && count % 100 <= 10 ? 'أيام' : 'يوم'} عمل`;
}
