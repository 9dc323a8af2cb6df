import { errorSources } from '@nasaq/contract';
import type { CollectionConfig, Field, Where } from 'payload';
import { hasRole, isAdmin } from '../platform/staff/access.ts';
import { staffLabels } from '../platform/staff/catalogue/index.ts';
import { dayAndTime } from '../platform/staff/fields/dates.ts';
import type { Bilingual } from '../platform/staff/fields/text-rows.ts';
import { groups } from '../platform/staff/groups.ts';
import { errorLabels } from './catalogue/index.ts';

export const errorStates = ['open', 'resolved', 'ignored'] as const;
export type ErrorState = (typeof errorStates)[number];

/**
 * Without what the policy of content has refused in a browser: mostly extensions of readers do that, and nobody can mend
 * them. It has a folder of its own, and nobody is told of it.
 */
export const ofOurs = { source: { not_equals: 'policy' } } satisfies Where;

const readOnly = { access: { update: () => false }, admin: { readOnly: true } } as const;

/**
 * Errors of the hosts, of jobs and of browsers, one row for each kind, written by `write-errors.ts` alone. Nothing in it is
 * about a person. Who resolves a kind sees it again when it happens again; what is ignored is counted and stays quiet.
 */
export const errors: CollectionConfig = {
  slug: 'errors',
  labels: errorLabels.errors.names,
  access: { create: () => false, read: isAdmin, update: isAdmin, delete: isAdmin },
  admin: {
    hideAPIURL: true,
    useAsTitle: 'message',
    group: groups.system,
    hidden: ({ user }) => !hasRole(user),
    defaultColumns: ['message', 'source', 'state', 'count', 'last_at', 'version'],
    listSearchableFields: ['name', 'message', 'place', 'routes', 'requests'],
    description: errorLabels.errors.hint,
    components: {
      beforeListTable: ['/errors/screens/error-folders.tsx#ErrorFolders'],
      views: { edit: { root: { Component: '/errors/screens/error-view.tsx#ErrorView' } } },
    },
  },
  defaultSort: '-last_at',
  disableDuplicate: true,
  lockDocuments: false,
  indexes: [{ fields: ['state', 'last_at'] }],
  hooks: {
    // From now on it has to happen again.
    beforeChange: [
      ({ data, originalDoc }) =>
        data['state'] === (originalDoc as { state?: ErrorState } | undefined)?.state
          ? (data as object)
          : { ...data, settled_at: new Date().toISOString() },
    ],
  },
  fields: [
    {
      name: 'message',
      type: 'text',
      required: true,
      label: errorLabels.errors.message,
      access: readOnly.access,
      admin: { readOnly: true, components: { Cell: '/errors/screens/cells.tsx#MessageCell' } },
    },
    { name: 'name', type: 'text', required: true, label: errorLabels.errors.name, ...readOnly },
    {
      name: 'source',
      type: 'select',
      required: true,
      index: true,
      label: errorLabels.errors.source,
      options: errorSources.map((value) => ({ value, label: errorLabels.sources[value] })),
      ...readOnly,
    },
    { name: 'place', type: 'text', label: errorLabels.errors.place, ...readOnly },
    { name: 'stack', type: 'textarea', label: errorLabels.errors.stack, ...readOnly },
    // One a line, the newest first.
    { name: 'routes', type: 'textarea', label: errorLabels.errors.routes, ...readOnly },
    { name: 'requests', type: 'textarea', label: errorLabels.errors.requests, ...readOnly },
    { name: 'version', type: 'text', label: errorLabels.errors.version, ...readOnly },
    { name: 'first_version', type: 'text', label: errorLabels.errors.firstVersion, ...readOnly },
    { name: 'count', type: 'number', required: true, defaultValue: 1, label: errorLabels.errors.count, ...readOnly },
    moment('first_at', errorLabels.errors.firstAt),
    moment('last_at', errorLabels.errors.lastAt),
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'open',
      label: staffLabels.words.state,
      options: errorStates.map((value) => ({ value, label: errorLabels.states[value] })),
      admin: { components: { Cell: '/errors/screens/cells.tsx#ErrorStateCell' } },
    },
    // When somebody last said something of its state, and when it happened again after that.
    { name: 'settled_at', type: 'date', hidden: true },
    moment('returned_at', errorLabels.errors.returnedAt),
    { name: 'kind', type: 'text', required: true, unique: true, hidden: true },
  ],
};

function moment(name: 'first_at' | 'last_at' | 'returned_at', label: Bilingual): Field {
  const admin = { readOnly: true, date: dayAndTime };
  const isAge = name === 'last_at';
  return {
    name,
    type: 'date',
    label,
    required: name !== 'returned_at',
    index: name !== 'returned_at',
    access: readOnly.access,
    admin: isAge ? { ...admin, components: { Cell: '/submissions/screens/list/cells.tsx#AgeCell' } } : admin,
  };
}
