import type { CollectionConfig } from 'payload';
import { attachedAccess } from '../../platform/staff/access.ts';
import { groups } from '../../platform/staff/groups.ts';
import { eventTypeLabels, eventTypes } from '../record/vocabulary.ts';
import { kindField, submissionField } from '../../platform/staff/fields/submission-field.ts';
import { submissionLabels } from '../catalogue/index.ts';
import { staffLabels } from '../../platform/staff/catalogue/index.ts';

/** What happened to a submission, and who did it; written by `recordEvent` and never changed. */
export const events: CollectionConfig = {
  slug: 'events',
  labels: submissionLabels.events.names,
  access: attachedAccess,
  admin: { hideAPIURL: true, useAsTitle: 'type', group: groups.inboxes, hidden: true },
  defaultSort: 'createdAt',
  disableDuplicate: true,
  fields: [
    kindField(),
    submissionField(),
    {
      name: 'type',
      type: 'select',
      required: true,
      label: staffLabels.words.whatHappened,
      options: eventTypes.map((value) => ({ value, label: eventTypeLabels[value] })),
    },
    {
      name: 'actor',
      type: 'relationship',
      relationTo: 'users',
      label: staffLabels.words.by,
      admin: { description: submissionLabels.events.actorHint },
    },
    { name: 'from', type: 'text', label: staffLabels.words.from },
    { name: 'to', type: 'text', label: staffLabels.words.to },
    { name: 'note', type: 'textarea', label: submissionLabels.events.note },
    {
      name: 'public',
      type: 'checkbox',
      defaultValue: false,
      label: submissionLabels.events.public,
    },
  ],
};
