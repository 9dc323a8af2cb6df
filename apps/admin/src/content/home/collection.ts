import { figures, titledTexts } from '../../platform/staff/fields/text-rows.ts';
import { quote } from '../entry/fields/entry-fields.ts';
import { pageGlobal } from '../kit/page-global.ts';
import { contentLabels } from '../catalogue/index.ts';
import { staffLabels } from '../../platform/staff/catalogue/index.ts';

export const home = pageGlobal({
  slug: 'home',
  label: contentLabels.home.home,
  fields: [
    exactlyFour(figures()),
    exactlyFour(titledTexts({ name: 'steps', label: contentLabels.home.steps, row: contentLabels.words.step })),
    quote(),
    {
      name: 'call',
      type: 'group',
      label: contentLabels.home.call,
      fields: [
        { name: 'title', type: 'text', localized: true, label: staffLabels.words.title },
        { name: 'text', type: 'textarea', localized: true, label: staffLabels.words.text },
      ],
    },
  ],
});

/** The page is laid out for four. */
function exactlyFour<T extends object>(field: T): T & { minRows: 4; maxRows: 4; required: true } {
  return { ...field, minRows: 4, maxRows: 4, required: true };
}
