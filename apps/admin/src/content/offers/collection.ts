import type { CategorizedType } from '@nasaq/contract';
import type { CollectionConfig } from 'payload';
import { entryCollection } from '../kit/entry.ts';
import { categoryField, related } from '../entry/fields/references.ts';
import { type Bilingual, lines, questionsAndAnswers, titledTexts } from '../../platform/staff/fields/text-rows.ts';

interface Offer {
  slug: Exclude<CategorizedType, 'articles'>;
  singular: Bilingual;
  plural: Bilingual;
}

/** Services, solutions and industries have the same shape. */
export function offerCollection({ slug, singular, plural }: Offer): CollectionConfig {
  return entryCollection({
    slug,
    singular,
    plural,
    group: 'offers',
    columns: ['category'],
    sidebar: [categoryField(slug)],
    details: [
      titledTexts({ name: 'benefits', label: { en: 'Benefits', ar: 'الفوائد' }, row: { en: 'Benefit', ar: 'فائدة' } }),
      titledTexts({ name: 'process', label: { en: 'Process', ar: 'خطوات العمل' }, row: { en: 'Step', ar: 'خطوة' } }),
      lines({
        name: 'deliverables',
        label: { en: 'What the client receives', ar: 'ما يتسلمه العميل' },
        row: { en: 'Deliverable', ar: 'مُخرَج' },
      }),
      questionsAndAnswers(),
      related(),
    ],
  });
}

export const services = offerCollection({
  slug: 'services',
  singular: { en: 'Service', ar: 'خدمة' },
  plural: { en: 'Services', ar: 'الخدمات' },
});

export const solutions = offerCollection({
  slug: 'solutions',
  singular: { en: 'Solution', ar: 'حل' },
  plural: { en: 'Solutions', ar: 'الحلول' },
});

export const industries = offerCollection({
  slug: 'industries',
  singular: { en: 'Industry', ar: 'قطاع' },
  plural: { en: 'Industries', ar: 'القطاعات' },
});
