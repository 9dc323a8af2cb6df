import type { CollectionConfig, Field } from 'payload';
import { hasRole } from '../../platform/staff/access.ts';
import { groups } from '../../platform/staff/groups.ts';
import { accountLabels } from '../catalogue/index.ts';
import { staffLabels } from '../../platform/staff/catalogue/index.ts';

/** What staff have done about a ban, or the address. */
export const banSteps = ['banned', 'changed', 'lifted', 'moved'] as const;
export type BanStep = (typeof banSteps)[number];

const stepLabels: Record<BanStep, { en: string; ar: string }> = accountLabels.accountBans.step;

/**
 * The history of an account: who blocked it, freed it or gave it another address, when, and the reason as it then was.
 * Written with the account
 * (account-hooks.ts), never changed, and gone with the account alone.
 */
export const accountBans: CollectionConfig = {
  slug: 'account-bans',
  labels: accountLabels.accountBans.names,
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
      label: staffLabels.words.account,
    },
    {
      name: 'step',
      type: 'select',
      required: true,
      options: banSteps.map((value) => ({ value, label: stepLabels[value] })),
      label: staffLabels.words.whatHappened,
    },
    { name: 'actor', type: 'relationship', relationTo: 'users', label: staffLabels.words.by },
    { name: 'address', type: 'text', label: accountLabels.accountBans.address },
    reason('reason_en', accountLabels.words.reasonInEnglish),
    reason('reason_ar', accountLabels.words.reasonInArabic),
  ],
};

function reason(name: 'reason_en' | 'reason_ar', label: { en: string; ar: string }): Field {
  return { name, type: 'textarea', label, admin: { rtl: name === 'reason_ar' } };
}
