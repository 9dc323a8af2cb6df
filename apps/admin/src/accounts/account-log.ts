import type { CollectionConfig } from 'payload';
import { hasRole } from '../platform/staff/access.ts';
import { groups } from '../platform/staff/groups.ts';
import { staffLabels } from '../platform/staff/catalogue/index.ts';

type Log = Pick<CollectionConfig, 'slug' | 'labels' | 'defaultSort' | 'fields' | 'indexes'> &
  Required<Pick<NonNullable<CollectionConfig['admin']>, 'useAsTitle' | 'defaultColumns'>>;

/** A log of an account, as a collection: the host alone writes it; agents and sales read it with the account. */
export function accountLog({ defaultColumns, fields, useAsTitle, ...own }: Log): CollectionConfig {
  return {
    ...own,
    access: {
      create: () => false,
      read: ({ req }) => hasRole(req.user, 'agent', 'sales'),
      update: () => false,
      delete: () => false,
    },
    admin: { hideAPIURL: true, useAsTitle, group: groups.people, hidden: true, defaultColumns },
    disableDuplicate: true,
    fields: [
      {
        name: 'account',
        type: 'relationship',
        relationTo: 'accounts',
        required: true,
        label: staffLabels.words.account,
      },
      ...fields,
    ],
  };
}
