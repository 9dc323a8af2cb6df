import type { CategorizedType } from '@nasaq/contract';
import type { CollectionConfig } from 'payload';
import { entryCollection } from '../kit/entry.ts';
import { categoryField } from '../entry/fields/category.ts';
import { related } from '../entry/fields/related.ts';
import { lines, questionsAndAnswers, titledTexts, type Bilingual } from '../../platform/staff/fields/text-rows.ts';

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
