import type { Field } from 'payload';
import { entryCollection } from '../kit/entry.ts';
import { quote } from '../entry/fields/quote.ts';
import { figures, lineFields } from '../../platform/staff/fields/text-rows.ts';

export const works = entryCollection({
  slug: 'works',
  singular: { en: 'Work', ar: 'عمل' },
  plural: { en: 'Works', ar: 'الأعمال' },
  group: 'stories',
  read: ['sales'],
  columns: ['client', 'year'],
  lead: [{ name: 'client', type: 'text', required: true, localized: true, label: { en: 'Client', ar: 'العميل' } }],
  sidebar: [
    {
      name: 'year',
      type: 'number',
      required: true,
      min: 2000,
      max: 2100,
      label: { en: 'Year', ar: 'السنة' },
      admin: { position: 'sidebar' },
    },
    {
      name: 'industry',
      type: 'relationship',
      relationTo: 'industries',
      label: { en: 'Industry', ar: 'القطاع' },
      admin: { position: 'sidebar' },
    },
    {
      name: 'services',
      type: 'relationship',
      relationTo: 'services',
      hasMany: true,
      label: { en: 'Services', ar: 'الخدمات' },
      admin: { position: 'sidebar' },
    },
  ],
  details: [
    chapter('challenge', { en: 'Challenge', ar: 'التحدي' }),
    chapter('approach', { en: 'Approach', ar: 'المنهج' }),
    chapter('result', { en: 'Result', ar: 'النتيجة' }),
    figures({
      en: 'What can be counted: before and after, times, amounts.',
      ar: 'ما يمكن عدّه: قبل وبعد، أوقات، كميات.',
    }),
    { name: 'gallery', type: 'upload', relationTo: 'media', hasMany: true, label: { en: 'Gallery', ar: 'معرض الصور' } },
    quote(),
    {
      name: 'technologies',
      type: 'array',
      label: { en: 'Technologies', ar: 'التقنيات' },
      labels: { singular: { en: 'Technology', ar: 'تقنية' }, plural: { en: 'Technologies', ar: 'التقنيات' } },
      fields: lineFields(),
      admin: {
        initCollapsed: true,
        description: { en: 'Proper names, the same in both languages.', ar: 'أسماء علم، واحدة في اللغتين.' },
      },
    },
  ],
});

function chapter(name: string, label: { en: string; ar: string }): Field {
  return { name, type: 'textarea', localized: true, label };
}
