import { locales } from '@nasaq/contract';
import type { CollectionConfig, Field } from 'payload';
import { hasRole, isAdmin } from '../platform/staff/access.ts';
import { resendEndpoint } from './resend-mail.ts';
import { dayAndTime } from '../platform/staff/fields/date-display.ts';
import type { Bilingual } from '../platform/staff/fields/text-rows.ts';
import { groups } from '../platform/staff/groups.ts';
import { ageField } from '../platform/staff/fields/age-field.ts';
import { submissionField } from '../platform/staff/fields/submission-field.ts';

/** Queued for the next attempt, sent, given up, or kept because no mail server is configured. */
export const mailStates = ['queued', 'sent', 'failed', 'kept'] as const;
export type MailState = (typeof mailStates)[number];

const stateLabels: Record<MailState, Bilingual> = {
  queued: { en: 'Queued', ar: 'في الانتظار' },
  sent: { en: 'Sent', ar: 'أُرسلت' },
  failed: { en: 'Failed', ar: 'تعذر إرسالها' },
  kept: { en: 'Kept: no mail server', ar: 'محفوظة: لا يوجد خادم بريد' },
};

const aside = { admin: { position: 'sidebar', readOnly: true } } as const;

/** Every mail that was ever to be sent, with its text; written by `src/mail`. */
export const mails: CollectionConfig = {
  slug: 'mails',
  labels: { singular: { en: 'Mail', ar: 'بريد' }, plural: { en: 'Mails', ar: 'البريد الصادر' } },
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
      label: { en: 'Subject', ar: 'الموضوع' },
      admin: { components: { Cell: '/mail/screens/cells.tsx#SubjectCell' } },
    },
    { name: 'to', type: 'text', required: true, index: true, label: { en: 'To', ar: 'إلى' } },
    { name: 'from_name', type: 'text', label: { en: 'From', ar: 'من' } },
    { name: 'reply_to', type: 'text', label: { en: 'Answers go to', ar: 'الرد إلى' } },
    { name: 'text', type: 'textarea', required: true, label: { en: 'Text', ar: 'النص' } },
    { name: 'html', type: 'textarea', required: true, label: { en: 'HTML', ar: 'نسخة HTML' } },
    { name: 'template', type: 'text', required: true, label: { en: 'Template', ar: 'القالب' }, ...aside },
    {
      name: 'locale',
      type: 'select',
      required: true,
      label: { en: 'Language', ar: 'اللغة' },
      options: locales.map((value) => ({
        value,
        label: { en: value === 'en' ? 'English' : 'Arabic', ar: value === 'en' ? 'الإنجليزية' : 'العربية' },
      })),
      ...aside,
    },
    {
      name: 'state',
      type: 'select',
      required: true,
      label: { en: 'State', ar: 'الحالة' },
      options: mailStates.map((value) => ({ value, label: stateLabels[value] })),
      admin: { ...aside.admin, components: { Cell: '/mail/screens/cells.tsx#MailStateCell' } },
    },
    { name: 'attempts', type: 'number', defaultValue: 0, label: { en: 'Attempts', ar: 'عدد المحاولات' }, ...aside },
    moment('next_attempt_at', { en: 'Next attempt', ar: 'المحاولة التالية' }),
    moment('sent_at', { en: 'Sent', ar: 'وقت الإرسال' }),
    { name: 'last_error', type: 'textarea', label: { en: 'Last error', ar: 'آخر خطأ' }, ...aside },
    { name: 'message_id', type: 'text', label: { en: 'Message id', ar: 'معرّف الرسالة' }, ...aside },
    { ...submissionField(), admin: { position: 'sidebar', readOnly: true } } as Field,
    ageField({ en: 'Written', ar: 'كُتبت' }),
  ],
};

function moment(name: string, label: Bilingual): Field {
  return { name, type: 'date', label, admin: { ...aside.admin, date: dayAndTime } };
}
