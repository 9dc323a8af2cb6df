import { languageNames, fieldLabels, locales, submissionStates, type SubmissionKind } from '@nasaq/contract';
import type { CollectionConfig, Field } from 'payload';
import { deleteAttached } from '../inbox/spam-and-erase.ts';
import { inboxEndpoints } from '../inbox/inbox-endpoints.ts';
import { inboxBaseFilter } from '../inbox/quick-filters.ts';
import { keepSubmissionText } from '../record/rich-value.ts';
import { env } from '../../env.ts';
import { submissionAccess } from '../../platform/staff/access.ts';
import { ageField, dayAndTime } from '../../platform/staff/fields/dates.ts';
import type { Bilingual } from '../../platform/staff/fields/text-rows.ts';
import { groups } from '../../platform/staff/groups.ts';
import { foldSearch, searchColumn, searchField, searchWords } from '../../platform/staff/list-search.ts';
import { spamReasons, spamReasonLabels } from '../record/vocabulary.ts';
import { submissionLabels } from '../catalogue/index.ts';
import { staffLabels } from '../../platform/staff/catalogue/index.ts';

interface Inbox {
  slug: SubmissionKind;
  singular: Bilingual;
  plural: Bilingual;
  /** What its sender wrote, as in the contract's form. */
  values: Field[];
  /** What belongs to this kind alone. */
  sidebar?: Field[];
  columns?: string[];
  /** Of its type, where the slug is the name of something else. */
  typed?: string;
}

/**
 * What people send with one form. Rows are written by the intake (`src/submissions`) only; staff change their state,
 * assignee and spam mark with the actions of `submissions/inbox`, and nothing that the sender wrote.
 */
export function submissionCollection(inbox: Inbox): CollectionConfig {
  const { access, hidden } = submissionAccess(inbox.slug);
  return {
    slug: inbox.slug,
    labels: { singular: inbox.singular, plural: inbox.plural },
    ...(inbox.typed ? { typescript: { interface: inbox.typed } } : {}),
    ...(access ? { access } : {}),
    admin: {
      hideAPIURL: true,
      useAsTitle: 'title',
      group: groups.inboxes,
      hidden: ({ user }) => hidden(user),
      defaultColumns: ['reference', 'title', 'sender', ...(inbox.columns ?? []), 'state', 'assignee', 'createdAt'],
      listSearchableFields: [searchColumn],
      baseFilter: ({ req }) => inboxBaseFilter(req.query, inbox.slug),
      components: {
        beforeListTable: ['/submissions/screens/list/inbox-folders.tsx#InboxFolders'],
        views: {
          list: { Component: '/submissions/screens/bulk/inbox-list.tsx#InboxList' },
          edit: {
            root: {
              Component: {
                path: '/submissions/screens/document/submission-view.tsx#SubmissionView',
                serverProps: { siteUrl: env.siteUrl },
              },
            },
          },
        },
      },
    },
    endpoints: inboxEndpoints(inbox.slug),
    hooks: {
      beforeChange: [keepSubmissionText],
      beforeDelete: [deleteAttached],
      beforeOperation: [foldSearch(searchWords)],
    },
    defaultSort: '-createdAt',
    disableDuplicate: true,
    indexes: [
      { fields: ['state', 'createdAt'] },
      { fields: ['spam', 'createdAt'] },
      { fields: ['state', 'finished_at'] },
    ],
    fields: [
      title(),
      sender(),
      ...inbox.values,
      ...handling(inbox.slug),
      ...(inbox.sidebar ?? []),
      ageField(submissionLabels.submissionCollection.ageField),
      ...internals(),
    ],
  };
}

function title(): Field {
  return {
    name: 'title',
    type: 'text',
    label: submissionLabels.submissionCollection.title,
    access: { update: () => false },
    admin: { readOnly: true, components: { Cell: '/submissions/screens/list/cells.tsx#TitleCell' } },
  };
}

/** Name and address in one column of the list. */
function sender(): Field {
  return {
    name: 'sender',
    type: 'ui',
    label: submissionLabels.submissionCollection.sender,
    admin: { components: { Cell: '/submissions/screens/list/cells.tsx#SenderCell' } },
  };
}

/** What staff work with, beside the text. */
function handling(kind: SubmissionKind): Field[] {
  return [
    {
      name: 'reference',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      label: fieldLabels.reference,
      access: { update: () => false },
      admin: {
        position: 'sidebar',
        readOnly: true,
        components: { Cell: '/submissions/screens/list/cells.tsx#ReferenceCell' },
      },
    },
    {
      name: 'state',
      type: 'select',
      required: true,
      label: staffLabels.words.state,
      options: Object.entries(submissionStates[kind]).map(([value, label]) => ({ value, label })),
      admin: { position: 'sidebar', components: { Cell: '/submissions/screens/list/cells.tsx#StateCell' } },
    },
    {
      name: 'assignee',
      type: 'relationship',
      relationTo: 'users',
      label: staffLabels.words.assignedTo,
      admin: { position: 'sidebar', components: { Cell: '/submissions/screens/list/cells.tsx#AssigneeCell' } },
    },
    {
      name: 'spam',
      type: 'checkbox',
      defaultValue: false,
      label: staffLabels.words.spam,
      admin: { position: 'sidebar' },
    },
    {
      name: 'spam_reasons',
      type: 'select',
      hasMany: true,
      label: submissionLabels.submissionCollection.spamReasons,
      options: spamReasons.map((value) => ({ value, label: spamReasonLabels[value] })),
      access: { update: () => false },
      admin: { position: 'sidebar', readOnly: true, condition: (data) => Boolean(data.spam_reasons?.length) },
    },
    {
      name: 'locale',
      type: 'select',
      required: true,
      label: submissionLabels.submissionCollection.locale,
      options: locales.map((value) => ({
        value,
        label: languageNames[value],
      })),
      access: { update: () => false },
      admin: { position: 'sidebar', readOnly: true },
    },
    {
      name: 'account',
      type: 'relationship',
      relationTo: 'accounts',
      label: staffLabels.words.account,
      access: { update: () => false },
      admin: { position: 'sidebar', readOnly: true, condition: (data) => Boolean(data.account) },
    },
    {
      name: 'finished_at',
      type: 'date',
      label: submissionLabels.submissionCollection.finishedAt,
      access: { update: () => false },
      admin: { position: 'sidebar', readOnly: true, date: dayAndTime },
    },
  ];
}

/** Never shown, never answered: `showHiddenFields` or the database adapter read them. */
function internals(): Field[] {
  return [
    { name: 'key', type: 'text', required: true, unique: true, index: true, hidden: true },
    searchField(submissionLabels.submissionCollection.searchField),
    asked(),
    { name: 'sender_hash', type: 'text', hidden: true },
    { name: 'status_code_hash', type: 'text', hidden: true },
    { name: 'status_code_expires', type: 'date', hidden: true },
    { name: 'status_code_attempts', type: 'number', hidden: true },
  ];
}

/** What the form asked for, where its owner had arranged it (`record/asked.ts`); screens and tables read it. */
function asked(): Field {
  return {
    name: 'asked',
    type: 'json',
    label: submissionLabels.kinds.answers,
    access: { update: () => false },
    admin: { hidden: true, disableBulkEdit: true, disableListColumn: true, disableListFilter: true },
  };
}
