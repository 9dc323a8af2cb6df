import { languageNames, fieldLabels, locales } from '@nasaq/contract';
import type { CollectionConfig, Field } from 'payload';
import { hasRole, isAdmin } from '../platform/staff/access.ts';
import { resendEndpoint } from './resend-mail.ts';
import { ageField, dayAndTime } from '../platform/staff/fields/dates.ts';
import type { Bilingual } from '../platform/staff/fields/text-rows.ts';
import { groups } from '../platform/staff/groups.ts';
import { submissionField } from '../platform/staff/fields/submission-field.ts';
import { mailLabels } from './catalogue/index.ts';
import { type MailState, mailStates } from './mail-state.ts';
import { staffLabels } from '../platform/staff/catalogue/index.ts';

const stateLabels: Record<MailState, Bilingual> = mailLabels.mails.state;

const aside = { admin: { position: 'sidebar', readOnly: true } } as const;

/** Every mail that was ever to be sent, with its text; written by `src/mail`. */
export const mails: CollectionConfig = {
  slug: 'mails',
  labels: mailLabels.mails.names,
  access: { create: () => false, read: isAdmin, update: () => false, delete: () => false },
  admin: {
    hideAPIURL: true,
    useAsTitle: 'subject',
    group: groups.system,
    hidden: ({ user }) => !hasRole(user),
    defaultColumns: ['subject', 'to', 'state', 'attempts', 'createdAt'],
    listSearchableFields: ['subject', 'to'],
    components: { views: { edit: { root: { Component: '/mail/screens/mail-view.tsx#MailView' } } } },
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  endpoints: [resendEndpoint],
  indexes: [{ fields: ['state', 'next_attempt_at'] }, { fields: ['state', 'createdAt'] }],
  fields: [
    {
      name: 'subject',
      type: 'text',
      required: true,
      label: fieldLabels.subject,
      admin: { components: { Cell: '/mail/screens/cells.tsx#SubjectCell' } },
    },
    { name: 'to', type: 'text', required: true, index: true, label: staffLabels.words.to },
    { name: 'from_name', type: 'text', label: staffLabels.words.from },
    { name: 'reply_to', type: 'text', label: mailLabels.mails.replyTo },
    { name: 'text', type: 'textarea', required: true, label: staffLabels.words.text },
    { name: 'html', type: 'textarea', required: true, label: mailLabels.mails.html },
    { name: 'template', type: 'text', required: true, label: mailLabels.mails.template, ...aside },
    {
      name: 'locale',
      type: 'select',
      required: true,
      label: staffLabels.words.language,
      options: locales.map((value) => ({
        value,
        label: languageNames[value],
      })),
      ...aside,
    },
    {
      name: 'state',
      type: 'select',
      required: true,
      label: staffLabels.words.state,
      options: mailStates.map((value) => ({ value, label: stateLabels[value] })),
      admin: { ...aside.admin, components: { Cell: '/mail/screens/cells.tsx#MailStateCell' } },
    },
    { name: 'attempts', type: 'number', defaultValue: 0, label: staffLabels.words.attempts, ...aside },
    moment('next_attempt_at', mailLabels.mails.nextAttemptAt),
    moment('sent_at', mailLabels.mails.sentAt),
    { name: 'last_error', type: 'textarea', label: mailLabels.mails.lastError, ...aside },
    { name: 'message_id', type: 'text', label: mailLabels.mails.messageId, ...aside },
    { ...submissionField(), admin: { position: 'sidebar', readOnly: true } } as Field,
    ageField(mailLabels.mails.ageField),
  ],
};

function moment(name: string, label: Bilingual): Field {
  return { name, type: 'date', label, admin: { ...aside.admin, date: dayAndTime } };
}
