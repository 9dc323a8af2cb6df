import type { CollectionConfig } from 'payload';
import { dayAndTime } from '../../platform/staff/fields/date-display.ts';
import { groups } from '../../platform/staff/groups.ts';
import { accountLabels } from '../catalogue/index.ts';

/** Addresses whose blocked account its owner has deleted; nobody but `src/accounts` reads them. */
export const bannedAddresses: CollectionConfig = {
  slug: 'banned-addresses',
  labels: accountLabels.bannedAddresses.names,
  access: { create: () => false, read: () => false, update: () => false, delete: () => false },
  admin: { hidden: true, group: groups.people },
  disableDuplicate: true,
  fields: [
    // A keyed hash of the address: its owner asked to be forgotten.
    { name: 'key', type: 'text', required: true, unique: true, index: true, label: accountLabels.words.key },
    {
      name: 'expires_at',
      type: 'date',
      required: true,
      index: true,
      label: accountLabels.bannedAddresses.expiresAt,
      admin: { date: dayAndTime },
    },
  ],
};
