import type { CollectionConfig } from 'payload';
import { withMergedSaves } from '../../content/index.ts';
import { hasRole } from '../../platform/staff/access.ts';
import { groups } from '../../platform/staff/groups.ts';
import { foldSearch, keepSearchText, searchColumn, searchField } from '../../platform/staff/list-search.ts';
import { chatLabels } from '../catalogue/index.ts';

/** Answers that agents need often, in both languages; a chat gets the one in its own language. */
export const cannedReplies: CollectionConfig = withMergedSaves({
  slug: 'canned-replies',
  labels: chatLabels.cannedReplies.names,
  access: {
    create: ({ req }) => hasRole(req.user, 'agent'),
    read: ({ req }) => hasRole(req.user, 'agent'),
    update: ({ req }) => hasRole(req.user, 'agent'),
    delete: ({ req }) => hasRole(req.user, 'agent'),
  },
  admin: {
    hideAPIURL: true,
    useAsTitle: 'shortcut',
    group: groups.inboxes,
    hidden: ({ user }) => !hasRole(user, 'agent'),
    defaultColumns: ['shortcut', 'text_en', 'text_ar'],
    listSearchableFields: [searchColumn],
  },
  hooks: { beforeOperation: [foldSearch()], beforeChange: [keepSearchText('shortcut', 'text_en', 'text_ar')] },
  defaultSort: 'shortcut',
  fields: [
    {
      name: 'shortcut',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      label: chatLabels.cannedReplies.shortcut,
      admin: {
        description: chatLabels.cannedReplies.shortcutHint,
      },
    },
    { name: 'text_en', type: 'textarea', required: true, label: chatLabels.cannedReplies.textEn },
    {
      name: 'text_ar',
      type: 'textarea',
      required: true,
      label: chatLabels.cannedReplies.textAr,
      admin: { rtl: true },
    },
    searchField(chatLabels.cannedReplies.searchField),
  ],
});
