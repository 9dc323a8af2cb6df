import type { CollectionConfig } from 'payload';
import { hasRole } from '../../platform/staff/access.ts';
import { groups } from '../../platform/staff/groups.ts';
import { foldSearch, keepSearchText, searchColumn, searchField } from '../../platform/staff/list-search.ts';

/** Answers that agents need often, in both languages; a chat gets the one in its own language. */
export const cannedReplies: CollectionConfig = {
  slug: 'canned-replies',
  labels: { singular: { en: 'Canned reply', ar: 'رد جاهز' }, plural: { en: 'Canned replies', ar: 'الردود الجاهزة' } },
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
      label: { en: 'Short name', ar: 'الاسم المختصر' },
      admin: {
        description: {
          en: 'Typed after a slash in a chat, for example /hours. {name} in the text becomes the visitor’s name.',
          ar: 'يُكتب بعد شرطة مائلة في المحادثة، مثل ‎/hours‎. ويحل اسم الزائر محل {name} في النص.',
        },
      },
    },
    { name: 'text_en', type: 'textarea', required: true, label: { en: 'English', ar: 'بالإنجليزية' } },
    {
      name: 'text_ar',
      type: 'textarea',
      required: true,
      label: { en: 'Arabic', ar: 'بالعربية' },
      admin: { rtl: true },
    },
    searchField({ en: 'short name or words', ar: 'الاسم المختصر أو الكلمات' }),
  ],
};
