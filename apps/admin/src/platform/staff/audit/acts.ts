import type { CollectionConfig } from 'payload';
import { hasRole, isAdmin } from '../access.ts';
import type { Bilingual } from '../fields/text-rows.ts';
import { groups } from '../groups.ts';
import { staffLabels } from '../catalogue/index.ts';
import { fieldLabels } from '@nasaq/contract';

/** What leaves no other trace: what was deleted for good, taken out, or read, and who came in how. */
export const actTypes = [
  'deleted',
  'exported',
  'opened',
  'changed',
  'signed_in',
  'sign_in_failed',
  'password',
  'roles',
  'second_factor',
] as const;
export type ActType = (typeof actTypes)[number];

export const actLabels: Record<ActType, Bilingual> = staffLabels.acts.act;

const cells = '/platform/staff/audit/act-cells.tsx';
const inWords = { components: { Cell: `${cells}#ActCell`, Field: `${cells}#ActField` } };

/**
 * The audit trail: who of the staff did what, when, and from where. Written by `recordAct` and kept for a year; a trigger
 * of the table refuses every change, and every deletion before that (migration `audit_trail`).
 */
export const acts: CollectionConfig = {
  slug: 'acts',
  labels: staffLabels.acts.names,
  access: { create: () => false, read: isAdmin, update: () => false, delete: () => false },
  admin: {
    hideAPIURL: true,
    useAsTitle: 'subject',
    group: groups.system,
    hidden: ({ user }) => !hasRole(user),
    defaultColumns: ['createdAt', 'act', 'kind', 'subject', 'actor_name', 'from'],
    description: staffLabels.acts.actsHint,
    components: { beforeListTable: ['/platform/staff/screens/export-link.tsx#ActsExport'] },
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  lockDocuments: false,
  fields: [
    {
      name: 'act',
      type: 'select',
      required: true,
      index: true,
      label: staffLabels.words.whatHappened,
      options: actTypes.map((value) => ({ value, label: actLabels[value] })),
    },
    {
      name: 'kind',
      type: 'text',
      required: true,
      index: true,
      label: staffLabels.acts.kind,
      admin: { components: { Cell: `${cells}#KindCell`, Field: `${cells}#ActField` } },
    },
    { name: 'record', type: 'number', label: staffLabels.words.number },
    { name: 'subject', type: 'text', label: staffLabels.acts.subject, admin: inWords },
    { name: 'detail', type: 'text', label: fieldLabels.help_details, admin: inWords },
    { name: 'actor', type: 'number', label: staffLabels.acts.actor },
    // As it was then: it stays when the user goes.
    { name: 'actor_name', type: 'text', label: staffLabels.words.by },
    // The address of who did it.
    { name: 'from', type: 'text', index: true, label: staffLabels.acts.from },
  ],
};
