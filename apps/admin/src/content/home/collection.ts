import { figures, titledTexts } from '../../platform/staff/fields/text-rows.ts';
import { quote } from '../entry/fields/quote.ts';
import { pageGlobal } from '../kit/page-global.ts';

export const home = pageGlobal({
  slug: 'home',
  label: { en: 'Home page', ar: 'الصفحة الرئيسة' },
  fields: [
    exactlyFour(figures()),
    exactlyFour(
      titledTexts({ name: 'steps', label: { en: 'How we work', ar: 'كيف نعمل' }, row: { en: 'Step', ar: 'خطوة' } }),
    ),
    quote(),
    {
      name: 'call',
      type: 'group',
      label: { en: 'Invitation at the end', ar: 'الدعوة في نهاية الصفحة' },
      fields: [
        { name: 'title', type: 'text', localized: true, label: { en: 'Title', ar: 'العنوان' } },
        { name: 'text', type: 'textarea', localized: true, label: { en: 'Text', ar: 'النص' } },
      ],
    },
  ],
});

/** The page is laid out for four. */
function exactlyFour<T extends object>(field: T): T & { minRows: 4; maxRows: 4; required: true } {
  return { ...field, minRows: 4, maxRows: 4, required: true };
}
