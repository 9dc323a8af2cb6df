import { locales, type Locale } from '@nasaq/contract';
import type { CollectionConfig, Field, PayloadRequest } from 'payload';
import { hasRole, isAdmin, isAdminField } from '../../platform/staff/access.ts';
import { dayAndTime } from '../../platform/staff/fields/date-display.ts';
import { groups } from '../../platform/staff/groups.ts';
import {
  foldSearch,
  keepSearchText,
  searchColumn,
  searchField,
  searchWords,
} from '../../platform/staff/list-search.ts';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';
import { accountActions } from '../staff-actions.ts';
import { cleanAccount, endWithAccount, followUp, proveAgain, stampBan } from './account-hooks.ts';

/** Visitors who can sign in. Not Payload's kind of user: whoever signs in here is nobody in the admin host. */
export const accounts: CollectionConfig = {
  slug: 'accounts',
  labels: { singular: { en: 'Account', ar: 'حساب' }, plural: { en: 'Accounts', ar: 'الحسابات' } },
  access: {
    create: ({ req }) => hasRole(req.user, 'agent', 'sales'),
    read: ({ req }) => hasRole(req.user, 'agent', 'sales'),
    update: ({ req }) => hasRole(req.user, 'agent', 'sales'),
    delete: isAdmin,
  },
  admin: {
    hideAPIURL: true,
    useAsTitle: 'name',
    group: groups.people,
    hidden: ({ user }) => !hasRole(user, 'agent', 'sales'),
    defaultColumns: ['name', 'email', 'is_banned', 'last_login_at', 'createdAt'],
    listSearchableFields: [searchColumn],
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  endpoints: accountActions,
  hooks: {
    beforeValidate: [cleanAccount],
    beforeOperation: [foldSearch(searchWords)],
    beforeChange: [stampBan, proveAgain, keepSearchText('name', 'email', 'phone')],
    afterChange: [followUp],
    beforeDelete: [endWithAccount],
  },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 200, label: { en: 'Name', ar: 'الاسم' } },
    {
      name: 'email',
      type: 'email',
      required: true,
      unique: true,
      index: true,
      label: { en: 'Email', ar: 'البريد الإلكتروني' },
      // Whoever holds the address reads what was sent with the account: not for every role that may block one.
      access: { update: isAdminField },
    },
    { name: 'phone', type: 'text', label: { en: 'Phone', ar: 'الهاتف' } },
    {
      name: 'locale',
      type: 'select',
      required: true,
      defaultValue: 'ar',
      label: { en: 'Language of mails', ar: 'لغة الرسائل' },
      options: locales.map((value) => ({
        value,
        label: { en: value === 'en' ? 'English' : 'Arabic', ar: value === 'en' ? 'الإنجليزية' : 'العربية' },
      })),
    },
    {
      name: 'scope',
      type: 'text',
      hasMany: true,
      label: { en: 'Scope', ar: 'النطاق' },
      admin: {
        description: {
          en: 'Names of what this account may do, as the site asks for them.',
          ar: 'أسماء ما يُسمح به لهذا الحساب كما يستعملها الموقع.',
        },
      },
    },
    ...ban(),
    moment('invited_at', { en: 'Invited', ar: 'تاريخ الدعوة' }),
    moment('password_set_at', { en: 'Password set', ar: 'تاريخ تعيين كلمة المرور' }),
    moment('last_login_at', { en: 'Last signed in', ar: 'آخر دخول' }),
    {
      name: 'overview',
      type: 'ui',
      admin: { components: { Field: '/privacy/screens/account-overview.tsx#AccountOverview' } },
    },
    searchField({ en: 'name, address or phone', ar: 'الاسم أو البريد الإلكتروني أو الهاتف' }),
    // Read by `src/accounts` only.
    { name: 'password_hash', type: 'text', hidden: true, access: closed() },
  ],
};

function ban(): Field[] {
  return [
    {
      name: 'is_banned',
      type: 'checkbox',
      defaultValue: false,
      label: { en: 'Blocked', ar: 'محظور' },
      admin: {
        description: {
          en: 'A blocked account cannot order. It can still read everything and write to us.',
          ar: 'لا يستطيع الحساب المحظور تقديم طلب، وتبقى له القراءة ومراسلتنا.',
        },
      },
    },
    {
      type: 'row',
      fields: [
        reason('ban_reason_en', { en: 'Reason in English', ar: 'السبب بالإنجليزية' }),
        reason('ban_reason_ar', { en: 'Reason in Arabic', ar: 'السبب بالعربية' }),
      ],
      admin: { condition: (data) => Boolean(data.is_banned) },
    },
    moment('banned_at', { en: 'Blocked since', ar: 'محظور منذ' }),
    {
      name: 'banned_by',
      type: 'relationship',
      relationTo: 'users',
      label: { en: 'Blocked by', ar: 'حظره' },
      access: { create: () => false, update: () => false },
      admin: { position: 'sidebar', readOnly: true, condition: (data) => Boolean(data.is_banned) },
    },
  ];
}

const reasonMissing: Record<Locale, string> = {
  en: 'Write the reason in both languages: the account’s owner reads it.',
  ar: 'اكتب السبب باللغتين، فصاحب الحساب يقرؤه.',
};

function reason(name: 'ban_reason_en' | 'ban_reason_ar', label: { en: string; ar: string }): Field {
  return {
    name,
    type: 'textarea',
    maxLength: 500,
    label,
    admin: { rtl: name === 'ban_reason_ar' },
    // Whoever is blocked reads why, in their own language.
    validate: (value: string | null | undefined, { data, req }: { data: unknown; req: PayloadRequest }) => {
      if (!(data as { is_banned?: boolean }).is_banned || value?.trim()) return true;
      return reasonMissing[interfaceLanguage(req.i18n)];
    },
  };
}

function moment(name: string, label: { en: string; ar: string }): Field {
  return {
    name,
    type: 'date',
    label,
    access: { create: () => false, update: () => false },
    admin: { position: 'sidebar', readOnly: true, date: dayAndTime, condition: (data) => Boolean(data[name]) },
  };
}

function closed() {
  return { create: () => false, read: () => false, update: () => false };
}
