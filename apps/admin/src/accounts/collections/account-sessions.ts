import type { CollectionConfig } from 'payload';
import { hasRole } from '../../platform/staff/access.ts';
import { dayAndTime } from '../../platform/staff/fields/date-display.ts';
import { groups } from '../../platform/staff/groups.ts';

/** Who or what ended a session. */
export const sessionEndings = ['logout', 'owner', 'staff', 'password'] as const;

const endingLabels: Record<(typeof sessionEndings)[number], { en: string; ar: string }> = {
  logout: { en: 'Signed out', ar: 'تسجيل الخروج' },
  owner: { en: 'Its owner, from elsewhere', ar: 'صاحب الحساب من جهاز آخر' },
  staff: { en: 'Staff', ar: 'فريق العمل' },
  password: { en: 'A new password', ar: 'تغيير كلمة المرور' },
};

/** A signed-in browser; its token counts while the row stands and has not ended. Written by `src/accounts`. */
export const accountSessions: CollectionConfig = {
  slug: 'account-sessions',
  labels: { singular: { en: 'Session', ar: 'جلسة' }, plural: { en: 'Sessions', ar: 'الجلسات' } },
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
      label: { en: 'Account', ar: 'الحساب' },
    },
    // The `jti` of its token.
    { name: 'token_id', type: 'text', required: true, unique: true, index: true, hidden: true },
    { name: 'device', type: 'text', label: { en: 'Device', ar: 'الجهاز' } },
    {
      name: 'used_at',
      type: 'date',
      required: true,
      label: { en: 'Last used', ar: 'آخر استخدام' },
      admin: { date: dayAndTime },
    },
    {
      name: 'expires_at',
      type: 'date',
      required: true,
      index: true,
      label: { en: 'Expires', ar: 'تنتهي في' },
      admin: { date: dayAndTime },
    },
    { name: 'ended_at', type: 'date', label: { en: 'Ended', ar: 'انتهت في' }, admin: { date: dayAndTime } },
    {
      name: 'ended_by',
      type: 'select',
      options: sessionEndings.map((value) => ({ value, label: endingLabels[value] })),
      label: { en: 'Ended by', ar: 'سبب الانتهاء' },
    },
  ],
};
