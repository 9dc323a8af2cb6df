import { entryCollection } from '../kit/entry.ts';
import { categoryField, related } from '../entry/fields/references.ts';
import { dayOnly } from '../../platform/staff/fields/date-display.ts';

export const articles = entryCollection({
  slug: 'articles',
  singular: { en: 'Article', ar: 'مقالة' },
  plural: { en: 'Articles', ar: 'مقالات المعرفة' },
  group: 'knowledge',
  write: ['agent'],
  columns: ['category', 'reviewBy'],
  sidebar: [
    categoryField('articles'),
    {
      name: 'reviewBy',
      type: 'date',
      label: { en: 'Read again by', ar: 'يُراجع قبل' },
      admin: {
        position: 'sidebar',
        date: dayOnly,
        description: {
          en: 'The date by which somebody checks that the article is still right.',
          ar: 'التاريخ الذي يتأكد فيه أحدنا من أن المقالة ما زالت صحيحة.',
        },
      },
    },
  ],
  details: [related()],
});
