import type { ConditionalDateProps, Field } from 'payload';
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

/** Payload's own order of month and day is the American one, also in Arabic. */
export const dayOnly: ConditionalDateProps = { pickerAppearance: 'dayOnly', displayFormat: 'd MMMM yyyy' };
/** A moment with its time of day. */
export const dayAndTime: ConditionalDateProps = {
  pickerAppearance: 'dayAndTime',
  displayFormat: 'd MMMM yyyy HH:mm',
  timeFormat: 'HH:mm',
};
