import { languageNames, fieldLabels, locales, type Locale } from '@nasaq/contract';
import type { CollectionConfig, Field, PayloadRequest } from 'payload';
import { hasRole, isAdmin, isAdminField } from '../../platform/staff/access.ts';
import { dayAndTime } from '../../platform/staff/fields/dates.ts';
import { severalWords } from '../../platform/staff/fields/words.ts';
import { groups } from '../../platform/staff/groups.ts';
import {
  foldSearch,
  keepSearchText,
  searchColumn,
  searchField,
  searchWords,
} from '../../platform/staff/list-search.ts';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';
import { accountActions } from '../staff-endpoints.ts';
import { cleanAccount, endWithAccount, followUp, proveAgain, stampBan } from './account-hooks.ts';
import { accountLabels } from '../catalogue/index.ts';

/** Visitors who can sign in. Not Payload's kind of user: whoever signs in here is nobody in the admin host. */
export const accounts: CollectionConfig = {
  slug: 'accounts',
  labels: accountLabels.accounts.names,
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
    { name: 'name', type: 'text', required: true, maxLength: 200, label: fieldLabels.name },
    {
      name: 'email',
      type: 'email',
      required: true,
      unique: true,
      index: true,
      label: fieldLabels.email,
      // Whoever holds the address reads what was sent with the account: not for every role that may block one.
      access: { update: isAdminField },
    },
    { name: 'phone', type: 'text', label: fieldLabels.phone },
    {
      name: 'locale',
      type: 'select',
      required: true,
      defaultValue: 'ar',
      label: accountLabels.accounts.locale,
      options: locales.map((value) => ({
        value,
        label: languageNames[value],
      })),
    },
    {
      name: 'scope',
      type: 'text',
      hasMany: true,
      label: accountLabels.accounts.scope,
      admin: {
        components: { Cell: severalWords.Cell },
        description: accountLabels.accounts.scopeHint,
      },
    },
    ...ban(),
    moment('invited_at', accountLabels.accounts.invitedAt),
    moment('password_set_at', accountLabels.accounts.passwordSetAt),
    moment('last_login_at', accountLabels.accounts.lastLoginAt),
    {
      name: 'overview',
      type: 'ui',
      admin: { components: { Field: '/privacy/screens/account-overview.tsx#AccountOverview' } },
    },
    searchField(accountLabels.accounts.searchField),
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
      label: accountLabels.accounts.isBanned,
      admin: {
        description: accountLabels.accounts.isBannedHint,
      },
    },
    {
      type: 'row',
      fields: [
        reason('ban_reason_en', accountLabels.words.reasonInEnglish),
        reason('ban_reason_ar', accountLabels.words.reasonInArabic),
      ],
      admin: { condition: (data) => Boolean(data.is_banned) },
    },
    moment('banned_at', accountLabels.accounts.bannedAt),
    {
      name: 'banned_by',
      type: 'relationship',
      relationTo: 'users',
      label: accountLabels.accounts.bannedBy,
      access: { create: () => false, update: () => false },
      admin: { position: 'sidebar', readOnly: true, condition: (data) => Boolean(data.is_banned) },
    },
  ];
}

const reasonMissing: Record<Locale, string> = accountLabels.accounts.reasonMissing;

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
