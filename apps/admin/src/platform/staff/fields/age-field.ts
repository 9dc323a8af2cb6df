import type { Field } from 'payload';
import type { Bilingual } from './text-rows.ts';

/** Payload's own field for when a row was made, shown in lists as how long ago that was. */
export function ageField(label: Bilingual): Field {
  return {
    name: 'createdAt',
    type: 'date',
    index: true,
    label,
    admin: {
      hidden: true,
      disableBulkEdit: true,
      components: { Cell: '/submissions/screens/list/cells.tsx#AgeCell' },
    },
  };
}
