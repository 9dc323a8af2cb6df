import type { Field } from 'payload';
import { dayAndTime } from '../../platform/staff/fields/date-display.ts';
import { submissionCollection } from './submission-collection.ts';
import { flagValue, lineValue, listValue, nameValues, phoneValues, textValue } from './value-fields.ts';

/** `title` is the job's as the applicant read it, which stays when the job is deleted. */
export const applications = submissionCollection({
  slug: 'applications',
  singular: { en: 'Application', ar: 'طلب توظيف' },
  plural: { en: 'Applications', ar: 'طلبات التوظيف' },
  values: [
    ...nameValues(),
    lineValue('email'),
    ...phoneValues(),
    textValue('cover_letter'),
    listValue('links'),
    answers(),
    flagValue('consent_processing'),
    flagValue('consent_retention'),
  ],
  sidebar: [
    {
      name: 'career',
      type: 'relationship',
      relationTo: 'careers',
      label: { en: 'Job', ar: 'الوظيفة' },
      access: { update: () => false },
      admin: { position: 'sidebar', readOnly: true },
    },
    {
      name: 'deletion_asked_at',
      type: 'date',
      index: true,
      label: { en: 'Asked for deletion', ar: 'طلب حذف بياناته' },
      access: { update: () => false },
      admin: { position: 'sidebar', readOnly: true, date: dayAndTime },
    },
  ],
});

/** The screening questions as they were asked, in the applicant's language. */
function answers(): Field {
  return {
    name: 'answers',
    type: 'array',
    label: { en: 'Answers', ar: 'الإجابات' },
    labels: { singular: { en: 'Answer', ar: 'إجابة' }, plural: { en: 'Answers', ar: 'الإجابات' } },
    access: { update: () => false },
    admin: { readOnly: true },
    fields: [
      { name: 'question', type: 'text', label: { en: 'Question', ar: 'السؤال' } },
      { name: 'answer', type: 'textarea', label: { en: 'Answer', ar: 'الإجابة' } },
    ],
  };
}
