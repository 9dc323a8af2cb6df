import type { CollectionConfig } from 'payload';
import { attachedAccess } from '../../platform/staff/access.ts';
import { groups } from '../../platform/staff/groups.ts';
import { eventTypeLabels, eventTypes } from '../record/vocabulary.ts';
import { kindField, submissionField } from '../../platform/staff/fields/submission-field.ts';

/** What happened to a submission, and who did it; written by `recordEvent` and never changed. */
export const events: CollectionConfig = {
  slug: 'events',
  labels: { singular: { en: 'Event', ar: 'حدث' }, plural: { en: 'Events', ar: 'الأحداث' } },
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
      label: { en: 'What happened', ar: 'ما حدث' },
      options: eventTypes.map((value) => ({ value, label: eventTypeLabels[value] })),
    },
    {
      name: 'actor',
      type: 'relationship',
      relationTo: 'users',
      label: { en: 'By', ar: 'بواسطة' },
      admin: { description: { en: 'Empty: the sender or the system.', ar: 'فارغ: المرسل أو النظام.' } },
    },
    { name: 'from', type: 'text', label: { en: 'From', ar: 'من' } },
    { name: 'to', type: 'text', label: { en: 'To', ar: 'إلى' } },
    { name: 'note', type: 'textarea', label: { en: 'Note', ar: 'الملاحظة' } },
    {
      name: 'public',
      type: 'checkbox',
      defaultValue: false,
      label: { en: 'The sender may read it', ar: 'يراها المرسل' },
    },
  ],
};
