import type { contractTypes, departments, workplaces } from '@nasaq/contract';
import type { Bilingual } from '../../platform/staff/fields/text-rows.ts';

/** What editors read for each value that the contract allows. */
export const careerOptions: {
  departments: Record<(typeof departments)[number], Bilingual>;
  workplaces: Record<(typeof workplaces)[number], Bilingual>;
  contractTypes: Record<(typeof contractTypes)[number], Bilingual>;
} = {
  departments: {
    engineering: { en: 'Engineering', ar: 'الهندسة' },
    design: { en: 'Design', ar: 'التصميم' },
    product: { en: 'Product', ar: 'المنتجات' },
    content: { en: 'Content', ar: 'المحتوى' },
    marketing: { en: 'Marketing', ar: 'التسويق' },
    sales: { en: 'Sales', ar: 'المبيعات' },
    operations: { en: 'Operations', ar: 'التشغيل' },
    people: { en: 'People', ar: 'شؤون العاملين' },
  },
  workplaces: {
    'on-site': { en: 'On site', ar: 'من المكتب' },
    remote: { en: 'Remote', ar: 'عن بُعد' },
    hybrid: { en: 'Hybrid', ar: 'مختلط' },
  },
  contractTypes: {
    'full-time': { en: 'Full time', ar: 'دوام كامل' },
    'part-time': { en: 'Part time', ar: 'دوام جزئي' },
    contract: { en: 'Contract', ar: 'عقد محدد' },
    internship: { en: 'Internship', ar: 'تدريب' },
  },
};
