import { localePath, statusPath, type Locale } from '@nasaq/contract';
import type { SubmissionFacts } from '../record/submission-facts.ts';
import type { Block } from '../../mail/index.ts';

interface StatusTexts {
  label: Record<Locale, string>;
  /** What the link opens, and what becomes of an answer by mail: nothing reads that but people. */
  caution: Record<Locale, string>;
}

export const statusTexts: StatusTexts = {
  label: { en: 'Follow its state', ar: 'تابع الحالة' },
  caution: {
    en: 'The link opens without a password, so keep it to yourself. An answer to this mail reaches our team by mail; it does not appear on that page.',
    ar: 'يفتح هذا الرابط من دون كلمة مرور، فاحتفظ به لنفسك. وإن رددت على هذه الرسالة وصل ردك إلى بريد فريقنا، ولا يظهر في تلك الصفحة.',
  },
};

export function statusAddress({ locale, reference, siteUrl, statusKey }: SubmissionFacts): string {
  return siteUrl + localePath(locale, statusPath(reference, statusKey));
}

/** The way to the page where the sender sees what becomes of it. */
export function statusLink(facts: SubmissionFacts): Block[] {
  const { locale } = facts;
  return [{ link: statusAddress(facts), label: statusTexts.label[locale] }, { note: [statusTexts.caution[locale]] }];
}
