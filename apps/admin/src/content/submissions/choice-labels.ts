import type { budgets, feedbackAreas, severities } from '@nasaq/contract';
import type { Bilingual } from '../fields/text-rows.ts';

/** What staff read for each value that the forms' choices send. */
export const choiceLabels: {
  area: Record<(typeof feedbackAreas)[number], Bilingual>;
  severity: Record<(typeof severities)[number], Bilingual>;
  budget: Record<(typeof budgets)[number], Bilingual>;
} = {
  area: {
    website: { en: 'Website', ar: 'الموقع' },
    service: { en: 'A service', ar: 'خدمة' },
    product: { en: 'A product', ar: 'منتج' },
    support: { en: 'Support', ar: 'الدعم' },
    hiring: { en: 'Hiring', ar: 'التوظيف' },
    other: { en: 'Something else', ar: 'موضوع آخر' },
  },
  severity: {
    low: { en: 'Low', ar: 'منخفضة' },
    medium: { en: 'Medium', ar: 'متوسطة' },
    high: { en: 'High', ar: 'مرتفعة' },
    blocking: { en: 'Stops the work', ar: 'توقف العمل' },
  },
  budget: {
    open: { en: 'Not decided yet', ar: 'لم تُحدد بعد' },
    'under-250k': { en: 'Under EGP 250,000', ar: 'أقل من ٢٥٠ ألف جنيه' },
    '250k-750k': { en: 'EGP 250,000 to 750,000', ar: 'من ٢٥٠ إلى ٧٥٠ ألف جنيه' },
    '750k-2m': { en: 'EGP 750,000 to 2 million', ar: 'من ٧٥٠ ألفًا إلى مليوني جنيه' },
    'over-2m': { en: 'Over EGP 2 million', ar: 'أكثر من مليوني جنيه' },
  },
};
