import type { CollectionConfig } from 'payload';
import { dayAndTime } from '../../platform/staff/fields/date-display.ts';
import { groups } from '../../platform/staff/groups.ts';

/** Failed logins by address, whether it has an account or not; nobody but `src/accounts` reads them. */
export const loginFailures: CollectionConfig = {
  slug: 'login-failures',
  labels: {
    singular: { en: 'Failed login', ar: 'محاولة دخول فاشلة' },
    plural: { en: 'Failed logins', ar: 'محاولات الدخول الفاشلة' },
  },
  access: { create: () => false, read: () => false, update: () => false, delete: () => false },
  admin: { hidden: true, group: groups.people },
  disableDuplicate: true,
  fields: [
    // A keyed hash of the address: this is no list of who has an account.
    { name: 'key', type: 'text', required: true, unique: true, index: true, label: { en: 'Key', ar: 'المفتاح' } },
    { name: 'count', type: 'number', required: true, label: { en: 'Attempts', ar: 'عدد المحاولات' } },
    {
      name: 'last_at',
      type: 'date',
      required: true,
      index: true,
      label: { en: 'Last attempt', ar: 'آخر محاولة' },
      admin: { date: dayAndTime },
    },
    { name: 'locked_until', type: 'date', label: { en: 'Locked until', ar: 'مقفل حتى' }, admin: { date: dayAndTime } },
  ],
};
