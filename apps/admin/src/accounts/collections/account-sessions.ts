import type { CollectionConfig } from 'payload';
import { hasRole } from '../../platform/staff/access.ts';
import { dayAndTime } from '../../platform/staff/fields/date-display.ts';
import { groups } from '../../platform/staff/groups.ts';
import { accountLabels } from '../catalogue/index.ts';
import { staffLabels } from '../../platform/staff/catalogue/index.ts';

/** Who or what ended a session. */
export const sessionEndings = ['logout', 'owner', 'staff', 'password'] as const;

const endingLabels: Record<(typeof sessionEndings)[number], { en: string; ar: string }> =
  accountLabels.accountSessions.ending;

/** A signed-in browser; its token counts while the row stands and has not ended. Written by `src/accounts`. */
export const accountSessions: CollectionConfig = {
  slug: 'account-sessions',
  labels: accountLabels.accountSessions.names,
  access: {
    create: () => false,
    read: ({ req }) => hasRole(req.user, 'agent', 'sales'),
    update: () => false,
    delete: () => false,
  },
  admin: {
    hideAPIURL: true,
    useAsTitle: 'device',
    group: groups.people,
    hidden: true,
    defaultColumns: ['account', 'device', 'used_at', 'ended_at'],
  },
  defaultSort: '-used_at',
  disableDuplicate: true,
  indexes: [{ fields: ['account', 'used_at'] }],
  fields: [
    {
      name: 'account',
      type: 'relationship',
      relationTo: 'accounts',
      required: true,
      label: staffLabels.words.account,
    },
    // The `jti` of its token.
    { name: 'token_id', type: 'text', required: true, unique: true, index: true, hidden: true },
    { name: 'device', type: 'text', label: staffLabels.words.device },
    {
      name: 'used_at',
      type: 'date',
      required: true,
      label: accountLabels.accountSessions.usedAt,
      admin: { date: dayAndTime },
    },
    {
      name: 'expires_at',
      type: 'date',
      required: true,
      index: true,
      label: accountLabels.accountSessions.expiresAt,
      admin: { date: dayAndTime },
    },
    { name: 'ended_at', type: 'date', label: accountLabels.accountSessions.endedAt, admin: { date: dayAndTime } },
    {
      name: 'ended_by',
      type: 'select',
      options: sessionEndings.map((value) => ({ value, label: endingLabels[value] })),
      label: accountLabels.accountSessions.endedBy,
    },
  ],
};
