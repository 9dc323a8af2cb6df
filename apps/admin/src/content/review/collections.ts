import { languageNames, locales } from '@nasaq/contract';
import type { CollectionConfig, Field } from 'payload';
import { closed } from '../../platform/payload/closed.ts';
import { staffLabels } from '../../platform/staff/catalogue/index.ts';
import { groups } from '../../platform/staff/groups.ts';
import { contentLabels } from '../catalogue/index.ts';
import { historyActs } from './history/history-acts.ts';
import { changesEndpoint, historyEndpoint } from './history/history-endpoint.ts';
import { noticeEndpoints } from './notices/notice-endpoints.ts';
import { noticeTypes } from './notices/review-mail.ts';
import { reviewEndpoints } from './steps/review-endpoints.ts';
import { threadEndpoints } from './threads/thread-endpoints.ts';

/** Written and read through endpoints alone, which ask who may read the entry. */
const throughEndpoints = { ...closed, lockDocuments: false } as const;

/** Conversations of the staff at a field of an entry, or at the entry as a whole. They go with it. */
export const threads: CollectionConfig = {
  slug: 'threads',
  labels: contentLabels.threads.names,
  ...throughEndpoints,
  admin: { hideAPIURL: true, useAsTitle: 'path', group: groups.system, hidden: true },
  endpoints: threadEndpoints,
  indexes: [{ fields: ['kind', 'entry'] }],
  fields: [
    ...about(),
    { name: 'path', type: 'text', label: contentLabels.threads.path },
    { name: 'quote', type: 'textarea', label: contentLabels.threads.quote },
    { name: 'resolved_at', type: 'date', label: contentLabels.threads.resolvedAt },
    { name: 'resolved_by', type: 'number', label: contentLabels.threads.resolvedBy },
  ],
};

/** What was said in them; members are named by number. */
export const comments: CollectionConfig = {
  slug: 'comments',
  labels: contentLabels.comments.names,
  ...throughEndpoints,
  admin: { hideAPIURL: true, useAsTitle: 'text', group: groups.system, hidden: true },
  fields: [
    {
      name: 'thread',
      type: 'relationship',
      relationTo: 'threads',
      required: true,
      index: true,
      label: contentLabels.notices.thread,
    },
    { name: 'author', type: 'number', label: staffLabels.words.by },
    { name: 'text', type: 'textarea', label: staffLabels.words.text },
    { name: 'edited_at', type: 'date', label: contentLabels.comments.editedAt },
    { name: 'deleted_at', type: 'date', label: contentLabels.comments.deletedAt },
  ],
};

/**
 * Who did what to an entry or a page that exists once: written by `recordHistory` within the transaction of what it tells
 * of, and never changed. It goes with its entry. Members stand here by their numbers alone: their names go with them.
 */
export const history: CollectionConfig = {
  slug: 'history',
  labels: contentLabels.history.names,
  ...throughEndpoints,
  admin: { hideAPIURL: true, useAsTitle: 'act', group: groups.system, hidden: true },
  defaultSort: '-id',
  endpoints: [historyEndpoint, changesEndpoint, ...reviewEndpoints],
  indexes: [{ fields: ['kind', 'entry', 'locale'] }, { fields: ['act', 'kind', 'entry'] }],
  fields: [
    ...about(),
    { name: 'act', type: 'select', required: true, label: staffLabels.words.whatHappened, options: [...historyActs] },
    { name: 'actor', type: 'number', label: staffLabels.words.by },
    { name: 'asked', type: 'number', label: contentLabels.history.asked },
    { name: 'note', type: 'textarea', label: contentLabels.history.note },
    // Fingerprint of the words that a step of a review was about.
    { name: 'words', type: 'text', label: contentLabels.history.words },
    { name: 'fields', type: 'text', label: contentLabels.history.fields },
    // The words of these fields before it, as JSON: what came of them stands in the lines behind it.
    { name: 'was', type: 'textarea', label: contentLabels.history.was },
    { name: 'due', type: 'date', label: contentLabels.history.due },
    { name: 'withdraws', type: 'checkbox', label: contentLabels.history.withdraws },
    { name: 'by_clock', type: 'checkbox', label: contentLabels.history.byClock },
  ],
};

/** What members of staff are told of, each for one of them: written by `tell`, read on the dashboard, gone with the entry. */
export const notices: CollectionConfig = {
  slug: 'notices',
  labels: contentLabels.notices.names,
  ...throughEndpoints,
  admin: { hideAPIURL: true, useAsTitle: 'type', group: groups.system, hidden: true },
  defaultSort: '-id',
  endpoints: noticeEndpoints,
  indexes: [{ fields: ['member', 'read_at'] }, { fields: ['kind', 'entry'] }],
  fields: [
    // Nobody any more, once the member has left.
    { name: 'member', type: 'relationship', relationTo: 'users', label: staffLabels.words.to },
    {
      name: 'type',
      type: 'select',
      required: true,
      label: staffLabels.words.whatHappened,
      options: [...noticeTypes],
    },
    ...about(),
    { name: 'path', type: 'text', label: contentLabels.notices.path },
    { name: 'thread', type: 'number', label: contentLabels.notices.thread },
    { name: 'actor', type: 'number', label: staffLabels.words.by },
    { name: 'text', type: 'textarea', label: staffLabels.words.text },
    { name: 'read_at', type: 'date', label: contentLabels.notices.readAt },
  ],
};

/** The entry, or the page that exists once, and the language of it. */
function about(): Field[] {
  return [
    { name: 'kind', type: 'text', required: true, label: staffLabels.words.kind },
    { name: 'entry', type: 'number', required: true, label: staffLabels.words.number },
    {
      name: 'locale',
      type: 'select',
      label: staffLabels.words.language,
      options: locales.map((value) => ({ value, label: languageNames[value] })),
    },
  ];
}
