import { localePath, statusPath, type Locale } from '@nasaq/contract';
import type { SubmissionFacts } from '../../submissions/submission-facts.ts';
import type { Block } from './mail-blocks.ts';

const labels: Record<Locale, string> = { en: 'Follow its state', ar: 'تابع الحالة' };
const cautions: Record<Locale, string> = {
  en: 'The link opens without a password, so keep it to yourself. To add something, answer this mail.',
  ar: 'يفتح هذا الرابط من دون كلمة مرور، فاحتفظ به لنفسك. وإن أردت أن تضيف شيئًا فيكفي أن ترد على هذه الرسالة.',
};

/** The way to the page where the sender sees what becomes of it. */
export function statusLink({ locale, reference, siteUrl, statusKey }: SubmissionFacts): Block[] {
  return [
    { link: siteUrl + localePath(locale, statusPath(reference, statusKey)), label: labels[locale] },
    { note: [cautions[locale]] },
  ];
}
