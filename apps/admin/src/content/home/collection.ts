import { figures, titledTexts } from '../../platform/staff/fields/text-rows.ts';
import { sectionsField } from '../blocks/index.ts';
import { quote } from '../entry/fields/entry-fields.ts';
import { pageGlobal } from '../kit/page-global.ts';
import { contentLabels } from '../catalogue/index.ts';
import { staffLabels } from '../../platform/staff/catalogue/index.ts';

export const home = pageGlobal({
  slug: 'home',
  label: contentLabels.home.home,
  fields: [
    twoToSix(figures()),
    twoToSix(titledTexts({ name: 'steps', label: contentLabels.home.steps, row: contentLabels.words.step })),
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
    sectionsField(),
  ],
});

/** None, and the page goes without that part; one would be no row, and seven no glance. */
function twoToSix<T extends object>(field: T): T & { minRows: 2; maxRows: 6 } {
  return { ...field, minRows: 2, maxRows: 6 };
}
