import type { CollectionConfig } from 'payload';
import { closed } from '../../platform/payload/closed.ts';
import { staffLabels } from '../../platform/staff/catalogue/index.ts';
import { groups } from '../../platform/staff/groups.ts';
import { gapLabels } from '../catalogue/index.ts';
import { careActs, waysOff } from './care.ts';
import { careEndpoints } from './care-endpoints.ts';

/** Written and read through endpoints and screens alone, which ask who is told of the gap. */
const throughEndpoints = { ...closed, lockDocuments: false } as const;

/** What people have said of gaps: whose they are and by when, and which of them are put off. Those of which nothing was said are not here. */
export const gaps: CollectionConfig = {
  slug: 'gaps',
  labels: gapLabels.cares,
  ...throughEndpoints,
  admin: { hideAPIURL: true, useAsTitle: 'key', group: groups.system, hidden: true },
  endpoints: careEndpoints,
  fields: [
    { name: 'key', type: 'text', required: true, unique: true, index: true },
    { name: 'kind', type: 'text', required: true },
    { name: 'source', type: 'text', required: true },
    // As it was called when somebody said something of it: what is solved has no name any more.
    { name: 'title', type: 'text' },
    { name: 'locale', type: 'text' },
    // Nobody any more, once the member has left.
    { name: 'member', type: 'relationship', relationTo: 'users', index: true, label: staffLabels.words.to },
    // A day of the company, as 2026-11-23.
    { name: 'due', type: 'text' },
    { name: 'off', type: 'select', options: [...waysOff] },
    // The day on which it comes back, or the mark of what it was.
    { name: 'until', type: 'text' },
    { name: 'mark', type: 'text' },
    { name: 'solved_at', type: 'date' },
  ],
};

/** Who did what to a gap, and that it was solved. */
export const gapActs: CollectionConfig = {
  slug: 'gap-acts',
  labels: gapLabels.acts,
  ...throughEndpoints,
  admin: { hideAPIURL: true, useAsTitle: 'act', group: groups.system, hidden: true },
  fields: [
    { name: 'gap', type: 'relationship', relationTo: 'gaps', index: true },
    { name: 'act', type: 'select', required: true, options: [...careActs] },
    { name: 'actor', type: 'number' },
    { name: 'member', type: 'number' },
    { name: 'day', type: 'text' },
  ],
};

/** How much of what there was on each day of the company: one value of each figure a day. */
export const gapFigures: CollectionConfig = {
  slug: 'gap-figures',
  labels: gapLabels.figures,
  ...throughEndpoints,
  admin: { hideAPIURL: true, useAsTitle: 'name', group: groups.system, hidden: true },
  indexes: [{ fields: ['day', 'name'], unique: true }],
  fields: [
    { name: 'day', type: 'text', required: true },
    { name: 'name', type: 'text', required: true },
    { name: 'value', type: 'number', required: true },
  ],
};
