import { languageNames, locales } from '@nasaq/contract';
import type { CollectionConfig } from 'payload';
import { hasRole } from '../../platform/staff/access.ts';
import { dayAndTime } from '../../platform/staff/fields/dates.ts';
import { groups } from '../../platform/staff/groups.ts';
import { searchLabels } from '../catalogue/index.ts';

const readOnly = { admin: { readOnly: true }, access: { update: () => false } } as const;

/** What readers searched for and did not find, written by `search/missed`: how often, never by whom. */
export const searches: CollectionConfig = {
  slug: 'searches',
  labels: searchLabels.searches.names,
  access: {
    create: () => false,
    read: ({ req }) => hasRole(req.user, 'editor', 'agent'),
    update: ({ req }) => hasRole(req.user, 'editor', 'agent'),
    delete: ({ req }) => hasRole(req.user, 'editor'),
  },
  admin: {
    hideAPIURL: true,
    useAsTitle: 'query',
    group: groups.knowledge,
    hidden: ({ user }) => !hasRole(user, 'editor', 'agent'),
    defaultColumns: ['query', 'locale', 'count', 'last_at', 'handled'],
    listSearchableFields: ['query'],
    description: searchLabels.searches.searchesHint,
  },
  defaultSort: '-count',
  disableDuplicate: true,
  indexes: [{ fields: ['query', 'locale'], unique: true }, { fields: ['handled', 'count'] }],
  fields: [
    { name: 'query', type: 'text', required: true, label: searchLabels.searches.query, ...readOnly },
    {
      name: 'locale',
      type: 'select',
      required: true,
      label: searchLabels.searches.locale,
      options: locales.map((value) => ({
        value,
        label: languageNames[value],
      })),
      ...readOnly,
    },
    {
      name: 'count',
      type: 'number',
      required: true,
      defaultValue: 0,
      label: searchLabels.searches.count,
      ...readOnly,
    },
    {
      name: 'last_at',
      type: 'date',
      required: true,
      label: searchLabels.searches.lastAt,
      admin: { readOnly: true, date: dayAndTime },
      access: { update: () => false },
    },
    {
      name: 'handled',
      type: 'checkbox',
      defaultValue: false,
      label: searchLabels.searches.handled,
      admin: {
        description: searchLabels.searches.handledHint,
      },
    },
  ],
};
