import { entryCollection } from '../kit/entry.ts';
import { dayOnly } from '../../platform/staff/fields/date-display.ts';

export const legals = entryCollection({
  slug: 'legals',
  singular: { en: 'Legal page', ar: 'صفحة قانونية' },
  plural: { en: 'Legal pages', ar: 'الصفحات القانونية' },
  group: 'company',
  columns: ['revisedAt'],
  sidebar: [
    {
      name: 'revisedAt',
      type: 'date',
      required: true,
      label: { en: 'Last revised', ar: 'آخر مراجعة' },
      admin: {
        position: 'sidebar',
        date: dayOnly,
        description: { en: 'When the text that is in force was last changed.', ar: 'تاريخ آخر تغيير في النص الساري.' },
      },
    },
  ],
});
