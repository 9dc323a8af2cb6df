import { entryCollection } from '../kit/entry.ts';
import { figures, titledTexts } from '../../platform/staff/fields/text-rows.ts';

export const companies = entryCollection({
  slug: 'companies',
  singular: { en: 'Company page', ar: 'صفحة عن الشركة' },
  plural: { en: 'Company pages', ar: 'صفحات الشركة' },
  group: 'company',
  details: [
    figures(),
    titledTexts({ name: 'sections', label: { en: 'Sections', ar: 'الأقسام' }, row: { en: 'Section', ar: 'قسم' } }),
  ],
});
