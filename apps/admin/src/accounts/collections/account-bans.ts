import type { CollectionConfig, Field } from 'payload';
import { hasRole } from '../../platform/staff/access.ts';
import { groups } from '../../platform/staff/groups.ts';

/** What staff have done about a ban, or the address. */
export const banSteps = ['banned', 'changed', 'lifted', 'moved'] as const;
export type BanStep = (typeof banSteps)[number];

const stepLabels: Record<BanStep, { en: string; ar: string }> = {
  banned: { en: 'Blocked', ar: 'حظر' },
  changed: { en: 'Reason changed', ar: 'تغيير السبب' },
  lifted: { en: 'Block lifted', ar: 'رفع الحظر' },
  moved: { en: 'Address changed', ar: 'تغيير العنوان' },
};

/**
 * The history of an account: who blocked it, freed it or gave it another address, when, and the reason as it then was.
 * Written with the account
 * (account-hooks.ts), never changed, and gone with the account alone.
 */
export const accountBans: CollectionConfig = {
  slug: 'account-bans',
  labels: { singular: { en: 'Step', ar: 'إجراء' }, plural: { en: 'History', ar: 'سجل الحساب' } },
  access: {
    create: () => false,
    read: ({ req }) => hasRole(req.user, 'agent', 'sales'),
    update: () => false,
    delete: () => false,
  },
  admin: {
    hideAPIURL: true,
    useAsTitle: 'step',
    group: groups.people,
    hidden: true,
    defaultColumns: ['account', 'step', 'actor', 'createdAt'],
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  fields: [
    {
      name: 'account',
      type: 'relationship',
      relationTo: 'accounts',
      required: true,
      label: { en: 'Account', ar: 'الحساب' },
    },
    {
      name: 'step',
      type: 'select',
      required: true,
      options: banSteps.map((value) => ({ value, label: stepLabels[value] })),
      label: { en: 'What happened', ar: 'ما حدث' },
    },
    { name: 'actor', type: 'relationship', relationTo: 'users', label: { en: 'By', ar: 'بواسطة' } },
    { name: 'address', type: 'text', label: { en: 'Address until then', ar: 'العنوان حتى حينه' } },
    reason('reason_en', { en: 'Reason in English', ar: 'السبب بالإنجليزية' }),
    reason('reason_ar', { en: 'Reason in Arabic', ar: 'السبب بالعربية' }),
  ],
};

function reason(name: 'reason_en' | 'reason_ar', label: { en: string; ar: string }): Field {
  return { name, type: 'textarea', label, admin: { rtl: name === 'reason_ar' } };
}
