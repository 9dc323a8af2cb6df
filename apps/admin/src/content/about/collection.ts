import { figures, localizedRows, titledTexts } from '../../platform/staff/fields/text-rows.ts';
import { pageGlobal } from '../kit/page-global.ts';

const story = { name: 'story', label: { en: 'Story', ar: 'الحكاية' }, row: { en: 'Event', ar: 'محطة' } };
const team = { name: 'team', label: { en: 'Team', ar: 'الفريق' }, row: { en: 'Person', ar: 'شخص' } };

export const about = pageGlobal({
  slug: 'about',
  label: { en: 'About page', ar: 'صفحة من نحن' },
  fields: [
    figures(),
    titledTexts({ name: 'values', label: { en: 'Values', ar: 'القيم' }, row: { en: 'Value', ar: 'قيمة' } }),
    localizedRows({ ...story, telling: ['year', 'title'] }, [
      { name: 'year', type: 'text', required: true, label: { en: 'Year', ar: 'السنة' } },
      { name: 'title', type: 'text', required: true, label: { en: 'Title', ar: 'العنوان' } },
      { name: 'text', type: 'textarea', required: true, label: { en: 'Text', ar: 'النص' } },
    ]),
    localizedRows({ ...team, telling: ['name', 'role'] }, [
      {
        name: 'key',
        type: 'text',
        required: true,
        label: { en: 'Key', ar: 'المعرّف الثابت' },
        admin: {
          description: {
            en: 'The same in both languages, as layla-mansour: the person’s pattern is drawn from it.',
            ar: 'واحد في اللغتين، مثل layla-mansour: منه تُرسم زخرفة الشخص.',
          },
        },
      },
      { name: 'name', type: 'text', required: true, label: { en: 'Name', ar: 'الاسم' } },
      { name: 'role', type: 'text', required: true, label: { en: 'Position', ar: 'المنصب' } },
      { name: 'bio', type: 'textarea', required: true, label: { en: 'About the person', ar: 'نبذة' } },
    ]),
  ],
});
