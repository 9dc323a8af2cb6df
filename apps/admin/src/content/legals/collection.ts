import { entryCollection } from '../kit/entry.ts';
import { dayOnly } from '../../platform/staff/fields/dates.ts';
import { contentLabels } from '../catalogue/index.ts';

export const legals = entryCollection({
  slug: 'legals',
  singular: contentLabels.legals.legalsSingular,
  plural: contentLabels.legals.legalsPlural,
  group: 'company',
  columns: ['revisedAt'],
  sidebar: [
    {
      name: 'revisedAt',
      type: 'date',
      required: true,
      label: contentLabels.legals.revisedAt,
      admin: {
        position: 'sidebar',
        date: dayOnly,
        description: contentLabels.legals.revisedAtHint,
      },
    },
  ],
});
