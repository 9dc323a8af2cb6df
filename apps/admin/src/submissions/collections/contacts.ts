import { submissionCollection } from './submission-collection.ts';
import { lineValue, nameValues, phoneValues, textValue } from './value-fields.ts';

export const contacts = submissionCollection({
  slug: 'contacts',
  singular: { en: 'Message', ar: 'رسالة' },
  plural: { en: 'Messages', ar: 'الرسائل' },
  values: [...nameValues(), lineValue('email'), ...phoneValues(), lineValue('subject'), textValue('help_details')],
});
