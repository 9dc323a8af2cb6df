import { fieldLabels, languageNames, locales, ratingAnswers } from '@nasaq/contract';
import type { CollectionConfig, Field } from 'payload';
import { hasRoleFor, isAdmin } from '../platform/staff/access.ts';
import { dayAndTime } from '../platform/staff/fields/dates.ts';
import { groups } from '../platform/staff/groups.ts';
import { foldSearch, searchColumn, searchField } from '../platform/staff/list-search.ts';
import { staffLabels } from '../platform/staff/catalogue/index.ts';
import { ratingLabels } from './catalogue/index.ts';
import { ratingEndpoints } from './handle-comment.ts';
import { commentStates } from './rate-article.ts';

/** Who writes articles hears what readers say of them. */
export function mayReadRatings(user: unknown): boolean {
  return hasRoleFor('articles', user, 'editor', 'agent');
}

const written = { access: { update: () => false }, admin: { readOnly: true } } as const;
const aside = { access: { update: () => false }, admin: { readOnly: true, position: 'sidebar' } } as const;

/**
 * Whether an article helped, as its readers say: one row for each visitor, article and language, written by
 * `ratings/routes` alone. Staff answer comments and mark them with the actions of `handle-comment.ts`.
 */
export const ratings: CollectionConfig = {
  slug: 'ratings',
  labels: ratingLabels.ratings.names,
  access: {
    create: () => false,
    read: ({ req }) => mayReadRatings(req.user),
    update: () => false,
    delete: isAdmin,
  },
  admin: {
    hideAPIURL: true,
    useAsTitle: 'comment',
    group: groups.knowledge,
    hidden: ({ user }) => !mayReadRatings(user),
    defaultColumns: ['article', 'locale', 'answer', 'comment', 'comment_state', 'rated_at'],
    listSearchableFields: [searchColumn],
    description: ratingLabels.ratings.hint,
  },
  hooks: { beforeOperation: [foldSearch()] },
  endpoints: ratingEndpoints,
  defaultSort: '-rated_at',
  disableDuplicate: true,
  indexes: [
    { fields: ['article', 'locale', 'visitor'], unique: true },
    { fields: ['article', 'locale', 'account'], unique: true },
    { fields: ['comment_state', 'rated_at'] },
  ],
  fields: [
    // Not required: an article that is deleted for good takes nothing with it here; retention does.
    { name: 'article', type: 'relationship', relationTo: 'articles', label: ratingLabels.ratings.article, ...aside },
    {
      name: 'locale',
      type: 'select',
      required: true,
      label: staffLabels.words.language,
      options: locales.map((value) => ({ value, label: languageNames[value] })),
      ...aside,
    },
    {
      name: 'answer',
      type: 'select',
      required: true,
      label: ratingLabels.ratings.answer,
      options: ratingAnswers.map((value) => ({ value, label: ratingLabels.answers[value] })),
      ...aside,
    },
    { name: 'comment', type: 'textarea', label: fieldLabels.comment, ...written },
    { name: 'email', type: 'text', label: fieldLabels.email, ...written },
    {
      name: 'comment_state',
      type: 'select',
      label: ratingLabels.ratings.commentState,
      options: commentStates.map((value) => ({ value, label: ratingLabels.states[value] })),
      ...aside,
    },
    { name: 'reply', type: 'textarea', label: ratingLabels.ratings.reply, ...written },
    { name: 'replied_by', type: 'relationship', relationTo: 'users', label: staffLabels.words.by, ...aside },
    moment('replied_at', ratingLabels.ratings.repliedAt),
    moment('rated_at', ratingLabels.ratings.ratedAt),
    { name: 'spam', type: 'checkbox', defaultValue: false, index: true, label: staffLabels.words.spam, ...aside },
    { name: 'account', type: 'relationship', relationTo: 'accounts', label: staffLabels.words.account, ...aside },
    { name: 'visitor', type: 'text', hidden: true },
    { name: 'sender_hash', type: 'text', hidden: true },
    searchField(ratingLabels.ratings.search),
  ],
};

function moment(name: string, label: Record<'en' | 'ar', string>): Field {
  return {
    name,
    type: 'date',
    index: true,
    label,
    access: { update: () => false },
    admin: { readOnly: true, position: 'sidebar', date: dayAndTime },
  };
}
