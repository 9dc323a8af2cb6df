import type { CollectionConfig } from 'payload';
import { closed } from '../platform/payload/closed.ts';
import { groups } from '../platform/staff/groups.ts';
import { wordLabels } from './catalogue/index.ts';
import { wordEndpoints } from './word-endpoints.ts';

/**
 * What an owner says in the place of a built text, one row for each change of a text in a language: its history is the
 * rows, the newest is in force. Written and read through endpoints alone.
 */
export const words: CollectionConfig = {
  slug: 'words',
  labels: wordLabels.names,
  ...closed,
  lockDocuments: false,
  admin: { hideAPIURL: true, useAsTitle: 'key', group: groups.system, hidden: true },
  endpoints: wordEndpoints,
  // Two who change the same text at once make the same version of it: the second is refused.
  indexes: [{ fields: ['key', 'locale', 'version'], unique: true }],
  fields: [
    { name: 'key', type: 'text', required: true },
    { name: 'locale', type: 'text', required: true },
    // Counts what was said; below zero stand drafts that were dropped or overruled, which nobody has read.
    { name: 'version', type: 'number', required: true },
    // Nothing: what was built is said again.
    { name: 'text', type: 'textarea', label: wordLabels.text },
    // The built text as it was then: an upgrade may bring another one.
    { name: 'built', type: 'textarea', required: true, label: wordLabels.built },
    { name: 'is_newest', type: 'checkbox', defaultValue: true, index: true },
    // Of what was published together, and can be taken back together.
    { name: 'publication', type: 'text', index: true },
    // Nobody any more, once the member has left.
    { name: 'author', type: 'relationship', relationTo: 'users', index: true },
  ],
};

/**
 * What is about to be said: one row for each text in a language, until it is published or dropped. Readers never see it;
 * whoever has the address of the preview does.
 */
export const wordDrafts: CollectionConfig = {
  slug: 'word-drafts',
  labels: wordLabels.drafts,
  ...closed,
  // A publication takes it away, of whoever it is: nobody has deleted it.
  custom: { isPassing: true },
  lockDocuments: false,
  admin: { hideAPIURL: true, useAsTitle: 'key', group: groups.system, hidden: true },
  indexes: [{ fields: ['key', 'locale'], unique: true }],
  fields: [
    { name: 'key', type: 'text', required: true },
    { name: 'locale', type: 'text', required: true },
    // Nothing: what was built is to be said again.
    { name: 'text', type: 'textarea', label: wordLabels.text },
    // The version of the text in force that it was written against.
    { name: 'base', type: 'number', required: true },
    // Counts the changes of the draft itself.
    { name: 'version', type: 'number', required: true },
    { name: 'author', type: 'relationship', relationTo: 'users', index: true },
  ],
};
