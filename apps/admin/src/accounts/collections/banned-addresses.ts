import type { CollectionConfig } from 'payload';
import { dayAndTime } from '../../platform/staff/fields/date-display.ts';
import { groups } from '../../platform/staff/groups.ts';

/** Addresses whose blocked account its owner has deleted; nobody but `src/accounts` reads them. */
export const bannedAddresses: CollectionConfig = {
  slug: 'banned-addresses',
  labels: {
    singular: { en: 'Blocked address', ar: 'عنوان محظور' },
    plural: { en: 'Blocked addresses', ar: 'العناوين المحظورة' },
  },
  access: { create: () => false, read: () => false, update: () => false, delete: () => false },
  admin: { hidden: true, group: groups.people },
  disableDuplicate: true,
  fields: [
    // A keyed hash of the address: its owner asked to be forgotten.
    { name: 'key', type: 'text', required: true, unique: true, index: true, label: { en: 'Key', ar: 'المفتاح' } },
    {
      name: 'expires_at',
      type: 'date',
      required: true,
      index: true,
      label: { en: 'Kept until', ar: 'يبقى حتى' },
      admin: { date: dayAndTime },
    },
  ],
};
