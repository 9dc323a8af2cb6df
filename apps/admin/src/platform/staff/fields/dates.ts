import type { Locale } from '@nasaq/contract';
import type { ConditionalDateProps, DateField, Field } from 'payload';
import { storedDate } from '../interface-language.ts';
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

/** A stored value of a field for dates, with its time where the field asks for one. */
export function dateIn({ admin }: Pick<DateField, 'admin'>, value: string, language: Locale): string {
  return storedDate(value, language, admin?.date?.pickerAppearance === dayAndTime.pickerAppearance);
}
