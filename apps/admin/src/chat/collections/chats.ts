import { fieldLabels, languageNames, chatStates, chatTopics, locales } from '@nasaq/contract';
import { choiceLabels } from '@nasaq/messages/choices';
import type { CollectionConfig, Field } from 'payload';
import { chatAccess, hasRole } from '../../platform/staff/access.ts';
import { ageField, dayAndTime } from '../../platform/staff/fields/dates.ts';
import type { Bilingual } from '../../platform/staff/fields/text-rows.ts';
import { groups } from '../../platform/staff/groups.ts';
import { deleteOfChat } from '../erase-chats.ts';
import { chatLabels } from '../catalogue/index.ts';
import { staffLabels } from '../../platform/staff/catalogue/index.ts';

/** Conversations with visitors; written by `src/chat`, answered on its own screen. */
export const chats: CollectionConfig = {
  slug: 'chats',
  labels: chatLabels.chats.names,
  access: chatAccess,
  hooks: { beforeDelete: [deleteOfChat] },
  admin: {
    hideAPIURL: true,
    useAsTitle: 'name',
    group: groups.inboxes,
    hidden: ({ user }) => !hasRole(user, 'agent'),
    defaultColumns: ['reference', 'name', 'topic', 'state', 'assignee', 'rating', 'createdAt'],
    listSearchableFields: ['reference', 'name', 'email'],
    components: { beforeListTable: ['/chat/screens/desk-links.tsx#DeskLink'] },
  },
  defaultSort: '-last_message_at',
  disableDuplicate: true,
  indexes: [
    { fields: ['state', 'last_message_at'] },
    { fields: ['assignee', 'state'] },
    { fields: ['last_message_at'] },
  ],
  fields: [
    line('reference', fieldLabels.reference, { required: true, unique: true, index: true }),
    line('name', fieldLabels.name, { required: true }),
    line('email', fieldLabels.email, { required: true, index: true }),
    select('topic', fieldLabels.topic, chatTopics, choiceLabels.topic),
    select('state', staffLabels.words.state, chatStates, chatLabels.chats.state),
    select('locale', staffLabels.words.language, locales, languageNames),
    related('assignee', 'users', staffLabels.words.assignedTo),
    related('account', 'accounts', staffLabels.words.account),
    {
      name: 'offline',
      type: 'checkbox',
      defaultValue: false,
      label: chatLabels.chats.offline,
    },
    line('page', fieldLabels.page),
    line('device', staffLabels.words.device),
    count('rating', fieldLabels.rating),
    { name: 'rating_comment', type: 'textarea', label: chatLabels.chats.ratingComment },
    moment('snoozed_until', chatLabels.chats.snoozedUntil),
    moment('last_message_at', chatLabels.chats.lastMessageAt),
    // Since when a visitor waits for an answer; empty where nobody does.
    moment('waiting_since', chatLabels.chats.waitingSince),
    moment('first_answer_at', chatLabels.chats.firstAnswerAt),
    moment('resolved_at', chatLabels.chats.resolvedAt),
    moment('visitor_seen_at', chatLabels.chats.visitorSeenAt),
    // Has the chat open, unless the host that says so has not said it again for a while.
    { name: 'visitor_here', type: 'checkbox', defaultValue: false, hidden: true },
    // When the visitor was last mailed what was said while they were away, and up to which message.
    moment('mailed_at', chatLabels.chats.mailedAt),
    { name: 'mailed_sequence', type: 'number', defaultValue: 0, hidden: true },
    // The `clientId` that opened it: a request that is sent again opens no second one.
    { name: 'client_id', type: 'text', required: true, unique: true, index: true, hidden: true },
    { name: 'sender_hash', type: 'text', hidden: true },
    { name: 'spam', type: 'checkbox', defaultValue: false, label: staffLabels.words.spam },
    { name: 'last_sequence', type: 'number', required: true, defaultValue: 0, hidden: true },
    mark('visitor_delivered'),
    mark('visitor_read'),
    mark('agent_delivered'),
    mark('agent_read'),
    ageField(chatLabels.chats.ageField),
  ],
};

function line(
  name: string,
  label: Bilingual,
  options: { required?: boolean; unique?: boolean; index?: boolean } = {},
): Field {
  return { name, type: 'text', label, admin: { readOnly: true }, ...options };
}

function select<T extends string>(
  name: string,
  label: Bilingual,
  values: readonly T[],
  labels: Record<T, Bilingual>,
): Field {
  return {
    name,
    type: 'select',
    required: true,
    label,
    options: values.map((value) => ({ value, label: labels[value] })),
  };
}

function related(name: string, relationTo: 'users' | 'accounts', label: Bilingual): Field {
  return { name, type: 'relationship', relationTo, label, admin: { readOnly: true } };
}

function count(name: string, label: Bilingual): Field {
  return { name, type: 'number', label, admin: { readOnly: true } };
}

function moment(name: string, label: Bilingual): Field {
  return { name, type: 'date', label, admin: { readOnly: true, date: dayAndTime } };
}

function mark(name: string): Field {
  return { name, type: 'number', required: true, defaultValue: 0, hidden: true };
}
