import type { CollectionConfig } from 'payload';
import { dayAndTime } from '../../platform/staff/fields/date-display.ts';
import { groups } from '../../platform/staff/groups.ts';
import { accountLabels } from '../catalogue/index.ts';
import { staffLabels } from '../../platform/staff/catalogue/index.ts';

/** Failed logins by address, whether it has an account or not; nobody but `src/accounts` reads them. */
export const loginFailures: CollectionConfig = {
  slug: 'login-failures',
  labels: accountLabels.loginFailures.names,
  access: { create: () => false, read: () => false, update: () => false, delete: () => false },
  admin: { hidden: true, group: groups.people },
  disableDuplicate: true,
  fields: [
    // A keyed hash of the address: this is no list of who has an account.
    { name: 'key', type: 'text', required: true, unique: true, index: true, label: accountLabels.words.key },
    { name: 'count', type: 'number', required: true, label: staffLabels.words.attempts },
    {
      name: 'last_at',
      type: 'date',
      required: true,
      index: true,
      label: accountLabels.loginFailures.lastAt,
      admin: { date: dayAndTime },
    },
    { name: 'locked_until', type: 'date', label: accountLabels.loginFailures.lockedUntil, admin: { date: dayAndTime } },
  ],
};
