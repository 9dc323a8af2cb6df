import { choiceLabels } from '@nasaq/messages/choices';
import type { Field } from 'payload';
import { submissionCollection } from './submission-collection.ts';
import {
  choiceValue,
  dayValue,
  flagValue,
  lineValue,
  listValue,
  nameValues,
  numberValue,
  phoneValues,
  textValue,
} from './value-fields.ts';
import { dayAndTime } from '../../platform/staff/fields/dates.ts';
import { submissionLabels } from '../catalogue/index.ts';
import { staffLabels } from '../../platform/staff/catalogue/index.ts';

export const contacts = submissionCollection({
  slug: 'contacts',
  singular: submissionLabels.kinds.contactsSingular,
  plural: submissionLabels.kinds.contactsPlural,
  values: [...nameValues(), lineValue('email'), ...phoneValues(), lineValue('subject'), textValue('help_details')],
});

export const feedback = submissionCollection({
  slug: 'feedback',
  singular: submissionLabels.kinds.feedbackSingular,
  plural: submissionLabels.kinds.feedbackPlural,
  values: [
    numberValue('rating'),
    choiceValue('area', choiceLabels.area),
    textValue('help_details'),
    flagValue('wants_answer'),
    ...nameValues(),
    lineValue('email'),
    ...phoneValues(),
  ],
  columns: ['rating', 'area'],
});

export const reports = submissionCollection({
  slug: 'reports',
  singular: submissionLabels.kinds.reportsSingular,
  plural: submissionLabels.kinds.reportsPlural,
  values: [
    lineValue('page'),
    lineValue('error_id'),
    choiceValue('severity', choiceLabels.severity),
    textValue('help_details'),
    lineValue('first_name'),
    lineValue('email'),
    lineValue('browser'),
    lineValue('window_size'),
    lineValue('languages'),
    lineValue('local_time'),
    textValue('error_text'),
  ],
  columns: ['severity'],
});

/** `offer` is `services:<key>` or `products:<key>`; `title` its name as the sender read it. */
export const orders = submissionCollection({
  slug: 'orders',
  singular: submissionLabels.kinds.ordersSingular,
  plural: submissionLabels.kinds.ordersPlural,
  values: [
    lineValue('offer'),
    textValue('brief'),
    choiceValue('budget', choiceLabels.budget),
    dayValue('deadline'),
    ...nameValues(),
    lineValue('company'),
    lineValue('email'),
    ...phoneValues(),
  ],
  columns: ['deadline'],
});

/** `title` is the job's as the applicant read it, which stays when the job is deleted. */
export const applications = submissionCollection({
  slug: 'applications',
  singular: submissionLabels.kinds.applicationsSingular,
  plural: submissionLabels.kinds.applicationsPlural,
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
      label: submissionLabels.kinds.career,
      access: { update: () => false },
      admin: { position: 'sidebar', readOnly: true },
    },
    {
      name: 'deletion_asked_at',
      type: 'date',
      index: true,
      label: submissionLabels.kinds.deletionAskedAt,
      access: { update: () => false },
      admin: { position: 'sidebar', readOnly: true, date: dayAndTime },
    },
  ],
});

/** What is sent with a form of the owner's; `title` is the form's as the sender read it. What it asked for by itself is in `asked`. */
export const responses = submissionCollection({
  slug: 'responses',
  typed: 'FormResponse',
  singular: submissionLabels.kinds.responsesSingular,
  plural: submissionLabels.kinds.responsesPlural,
  values: [...nameValues(), lineValue('company'), lineValue('email'), ...phoneValues()],
  sidebar: [
    {
      name: 'form',
      type: 'relationship',
      relationTo: 'forms',
      label: submissionLabels.kinds.form,
      access: { update: () => false },
      admin: { position: 'sidebar', readOnly: true },
    },
  ],
});

/** The screening questions as they were asked, in the applicant's language. */
function answers(): Field {
  return {
    name: 'answers',
    type: 'array',
    label: submissionLabels.kinds.answers,
    labels: submissionLabels.kinds.answersNames,
    access: { update: () => false },
    admin: { readOnly: true },
    fields: [
      { name: 'question', type: 'text', label: staffLabels.words.question },
      { name: 'answer', type: 'textarea', label: submissionLabels.kinds.answer },
    ],
  };
}
