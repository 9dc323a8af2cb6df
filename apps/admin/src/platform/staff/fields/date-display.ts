import type { ConditionalDateProps } from 'payload';

/** Payload's own order of month and day is the American one, also in Arabic. */
export const dayOnly: ConditionalDateProps = { pickerAppearance: 'dayOnly', displayFormat: 'd MMMM yyyy' };
export const dayAndTime: ConditionalDateProps = {
  pickerAppearance: 'dayAndTime',
  displayFormat: 'd MMMM yyyy HH:mm',
  timeFormat: 'HH:mm',
};
