import type { CollectionConfig } from 'payload';
import { hasRole, isAdmin, isStaff } from '../../platform/staff/access.ts';
import { groups } from '../../platform/staff/groups.ts';
import { announcePlainChange, announcePlainDelete } from '../entry/hooks/announce.ts';
import { contentLabels } from '../catalogue/index.ts';
import { staffLabels } from '../../platform/staff/catalogue/index.ts';
import { withMergedSaves } from '../saving/plain-saves.ts';
import { isOldPath, leadsOn } from './check-addresses.ts';

const addressCell = '/platform/staff/titles/address-cell.tsx#AddressCell';

/** Old addresses. Most are made when a published slug changes. */
export const redirects: CollectionConfig = withMergedSaves({
  slug: 'redirects',
  labels: contentLabels.redirects.names,
  access: { create: isAdmin, read: isStaff, update: isAdmin, delete: isAdmin },
  admin: {
    hideAPIURL: true,
    useAsTitle: 'from',
    group: groups.system,
    hidden: ({ user }) => !hasRole(user),
    defaultColumns: ['from', 'to', 'status', 'createdAt'],
  },
  hooks: { afterChange: [announcePlainChange], afterDelete: [announcePlainDelete] },
  fields: [
    {
      name: 'from',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      label: contentLabels.redirects.from,
      validate: isOldPath,
      admin: {
        description: contentLabels.redirects.fromHint,
        components: { Cell: addressCell },
      },
    },
    {
      name: 'to',
      type: 'text',
      required: true,
      index: true,
      label: contentLabels.redirects.to,
      validate: leadsOn,
      admin: { components: { Cell: addressCell } },
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: '301',
      label: staffLabels.words.kind,
      options: [
        { value: '301', label: contentLabels.redirects.permanent },
        { value: '302', label: contentLabels.redirects.temporary },
      ],
    },
  ],
});
