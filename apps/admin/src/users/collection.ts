import type { Access, CollectionBeforeChangeHook, CollectionConfig, Field } from 'payload';
import { fieldLabels, languageNames } from '@nasaq/contract';
import { editorScopes } from '../content/index.ts';
import { env } from '../env.ts';
import {
  colleagueFactorEndpoint,
  forgetFactors,
  ownFactorEndpoints,
  resetFactorEndpoint,
} from './factors/own-factors.ts';
import { forgetDevices } from './devices.ts';
import { inviteEndpoint, withdrawEndpoint } from './invitations.ts';
import { forgottenPassword, notifyStaff } from './staff-mails.ts';
import { guardPasswords } from './guard-passwords.ts';
import { beginInOwnLanguage } from './language.ts';
import { keepLastAdministrator, stayLastAdministrator } from './last-administrator.ts';
import { staffDoors } from './sign-in.ts';
import { formerToken } from './staff-token.ts';
import { provedEndpoint, requireProofToSave } from './proof.ts';
import { noteUse, sessionEndpoints } from './staff-sessions.ts';
import { hasRole, isAdmin, isAdminField, isSelf, isStaff } from '../platform/staff/access.ts';
import { dayAndTime } from '../platform/staff/fields/dates.ts';
import { groups } from '../platform/staff/groups.ts';
import { foldSearch, keepSearchText, searchColumn, searchField } from '../platform/staff/list-search.ts';
import { roleOptions } from '../platform/staff/roles.ts';
import { rightsText } from './rights-text.ts';
import type { StaffRow } from './staff-password.ts';
import { userLabels } from './catalogue/index.ts';

const isAdminOrSelf: Access = ({ id, req }) => hasRole(req.user) || isSelf(req, id);

/** Members of staff. */
export const users: CollectionConfig = {
  slug: 'users',
  labels: userLabels.users.names,
  auth: {
    strategies: [noteUse, formerToken],
    // Payload's lock would let anybody keep somebody out: src/users counts as src/accounts does.
    maxLoginAttempts: 0,
    tokenExpiration: 12 * 60 * 60,
    // Lax, so that links in mails find who follows them signed in; http/foreign-origin.ts refuses what others send.
    cookies: { sameSite: 'Lax', secure: env.adminUrl.startsWith('https:') },
    forgotPassword: { ...forgottenPassword, minRequestInterval: 60_000 },
  },
  access: {
    admin: ({ req }) => Boolean(req.user),
    create: isAdmin,
    read: isStaff,
    update: isAdminOrSelf,
    delete: isAdmin,
    unlock: () => false,
  },
  disableDuplicate: true,
  endpoints: [
    ...staffDoors(),
    ...sessionEndpoints,
    provedEndpoint,
    ...ownFactorEndpoints,
    colleagueFactorEndpoint,
    resetFactorEndpoint,
    inviteEndpoint,
    withdrawEndpoint,
  ],
  hooks: {
    beforeOperation: [guardPasswords, foldSearch()],
    beforeChange: [keepLastAdministrator, proveForRoles(), keepSearchText('name', 'name_en', 'name_ar', 'email')],
    afterChange: [beginInOwnLanguage, notifyStaff],
    beforeDelete: [stayLastAdministrator],
    afterDelete: [forgetFactors, forgetDevices],
  },
  admin: {
    hideAPIURL: true,
    useAsTitle: 'name',
    group: groups.system,
    hidden: ({ user }) => !hasRole(user),
    defaultColumns: ['name', 'email', 'roles', 'invited_until'],
    listSearchableFields: [searchColumn],
  },
  fields: [
    // Set with each invitation, and empty once it was accepted. One that has passed has expired or was withdrawn.
    {
      name: 'invited_until',
      type: 'date',
      label: userLabels.users.invitedUntil,
      access: { create: () => false, update: () => false },
      admin: {
        date: dayAndTime,
        disableBulkEdit: true,
        components: {
          Field: { path: '/users/screens/invitation.tsx#Invitation', clientProps: { isKept: !env.smtpUrl } },
        },
      },
    },
    // Of who saves; it stands in the form alone, where an address changes.
    {
      name: 'present_password',
      type: 'text',
      virtual: true,
      label: userLabels.users.presentPassword,
      admin: {
        disableListColumn: true,
        disableListFilter: true,
        disableBulkEdit: true,
        components: { Field: '/users/screens/present-password.tsx#PresentPassword' },
      },
    },
    {
      name: 'own_password',
      type: 'ui',
      admin: { disableListColumn: true, components: { Field: '/users/screens/own-password.tsx#OwnPassword' } },
    },
    { name: 'name', type: 'text', required: true, label: fieldLabels.name },
    ...publicNames(),
    {
      name: 'language',
      type: 'select',
      options: [
        { value: 'en', label: languageNames.en },
        { value: 'ar', label: languageNames.ar },
      ],
      label: userLabels.users.language,
      admin: {
        isClearable: false,
        description: userLabels.users.languageHint,
      },
    },
    {
      name: 'roles',
      type: 'select',
      hasMany: true,
      required: true,
      saveToJWT: true,
      label: userLabels.words.roles,
      options: roleOptions,
      access: { create: isAdminField, update: isAdminField },
      admin: {
        // The password is asked for where one member is open.
        disableBulkEdit: true,
        description: userLabels.users.rolesHint,
      },
    },
    {
      name: 'editor_of',
      type: 'select',
      hasMany: true,
      label: userLabels.users.editorOf,
      options: editorScopes,
      access: { create: isAdminField, update: isAdminField },
      admin: {
        disableBulkEdit: true,
        description: userLabels.users.editorOfHint,
        condition: ({ roles }: Partial<StaffRow>) => Boolean(roles?.includes('editor')),
      },
    },
    searchField(userLabels.users.searchField),
    {
      name: 'own_factors',
      type: 'ui',
      admin: { disableListColumn: true, components: { Field: '/users/screens/own-factors.tsx#SecondFactor' } },
    },
    {
      name: 'own_sessions',
      type: 'ui',
      admin: { disableListColumn: true, components: { Field: '/users/screens/own-sessions.tsx#OwnSessions' } },
    },
    // Payload's own, each with its browser: noted by `src/users`.
    {
      name: 'sessions',
      type: 'array',
      labels: userLabels.users.sessionsNames,
      fields: [
        { name: 'device', type: 'text' },
        { name: 'used_at', type: 'date' },
        { name: 'proved_at', type: 'date' },
        { name: 'is_new_device', type: 'checkbox' },
      ],
    },
    // Whoever has come once hears of every browser that they have not come with before.
    { name: 'first_signed_in_at', type: 'date', hidden: true },
    { name: 'must_change_password', type: 'checkbox', hidden: true },
    // Set by `src/chat`: whether somebody takes chats, and when their inbox was last open.
    { name: 'chat_available', type: 'checkbox', defaultValue: true, hidden: true },
    { name: 'chat_seen_at', type: 'date', hidden: true },
  ],
};

/** A session that was left open makes no members, and gives nobody another role. */
function proveForRoles(): CollectionBeforeChangeHook {
  return async ({ data, originalDoc, req }) => {
    const [had, has] = [originalDoc, { ...originalDoc, ...data }].map((one) => rightsText(one as StaffRow | undefined));
    if (had !== has) await requireProofToSave(req);
    return data;
  };
}

/** How mails and chats name a member to those who read English or Arabic: a name in the other script is hard to read. */
function publicNames(): Field[] {
  return [
    {
      type: 'row',
      fields: [
        {
          name: 'name_en',
          type: 'text',
          label: userLabels.users.nameEn,
          admin: { description: userLabels.users.nameEnHint },
        },
        {
          name: 'name_ar',
          type: 'text',
          label: userLabels.users.nameAr,
          admin: { description: userLabels.users.nameArHint },
        },
      ],
    },
  ];
}
