import { chatStates, chatTopics, locales } from '@nasaq/contract';
import { choiceLabels } from '@nasaq/messages/choices';
import type { CollectionConfig, Field } from 'payload';
import { chatAccess, hasRole } from '../../platform/staff/access.ts';
import { dayAndTime } from '../../platform/staff/fields/date-display.ts';
import type { Bilingual } from '../../platform/staff/fields/text-rows.ts';
import { groups } from '../../platform/staff/groups.ts';
import { deleteOfChat } from '../erase-chats.ts';
import { ageField } from '../../platform/staff/fields/age-field.ts';
import { chatStateLabels } from './chat-labels.ts';

/** Conversations with visitors; written by `src/chat`, answered on its own screen. */
export const chats: CollectionConfig = {
  slug: 'chats',
  labels: { singular: { en: 'Chat', ar: 'محادثة' }, plural: { en: 'Chats', ar: 'المحادثات' } },
  access: chatAccess,
  hooks: { beforeDelete: [deleteOfChat] },
  admin: {
    hideAPIURL: true,
    useAsTitle: 'name',
    group: groups.inboxes,
    hidden: ({ user }) => !hasRole(user, 'agent'),
    defaultColumns: ['reference', 'name', 'topic', 'state', 'assignee', 'rating', 'createdAt'],
    listSearchableFields: ['reference', 'name', 'email'],
    components: { beforeListTable: ['/chat/screens/desk-link.tsx#DeskLink'] },
  },
  defaultSort: '-last_message_at',
  disableDuplicate: true,
  indexes: [
    { fields: ['state', 'last_message_at'] },
    { fields: ['assignee', 'state'] },
    { fields: ['last_message_at'] },
  ],
  fields: [
    line('reference', { en: 'Reference', ar: 'المرجع' }, { required: true, unique: true, index: true }),
    line('name', { en: 'Name', ar: 'الاسم' }, { required: true }),
    line('email', { en: 'Email', ar: 'البريد الإلكتروني' }, { required: true, index: true }),
    select('topic', { en: 'Topic', ar: 'الموضوع' }, chatTopics, choiceLabels.topic),
    select('state', { en: 'State', ar: 'الحالة' }, chatStates, chatStateLabels),
    select('locale', { en: 'Language', ar: 'اللغة' }, locales, {
      en: { en: 'English', ar: 'الإنجليزية' },
      ar: { en: 'Arabic', ar: 'العربية' },
    }),
    related('assignee', 'users', { en: 'Assigned to', ar: 'المسؤول' }),
    related('account', 'accounts', { en: 'Account', ar: 'الحساب' }),
    {
      name: 'offline',
      type: 'checkbox',
      defaultValue: false,
      label: { en: 'Sent while nobody was there', ar: 'أُرسلت في غياب الفريق' },
    },
    line('page', { en: 'Page', ar: 'الصفحة' }),
    line('device', { en: 'Device', ar: 'الجهاز' }),
    count('rating', { en: 'Rating', ar: 'التقييم' }),
    { name: 'rating_comment', type: 'textarea', label: { en: 'Comment on the rating', ar: 'تعليق على التقييم' } },
    moment('snoozed_until', { en: 'Snoozed until', ar: 'مؤجلة حتى' }),
    moment('last_message_at', { en: 'Last message', ar: 'آخر رسالة' }),
    // Since when a visitor waits for an answer; empty where nobody does.
    moment('waiting_since', { en: 'Waiting since', ar: 'ينتظر منذ' }),
    moment('first_answer_at', { en: 'First answer', ar: 'أول رد' }),
    moment('resolved_at', { en: 'Resolved', ar: 'انتهت في' }),
    moment('visitor_seen_at', { en: 'Visitor last there', ar: 'آخر ظهور للزائر' }),
    // Has the chat open, unless the host that says so has not said it again for a while.
    { name: 'visitor_here', type: 'checkbox', defaultValue: false, hidden: true },
    // When the visitor was last mailed what was said while they were away, and up to which message.
    moment('mailed_at', { en: 'Last mailed', ar: 'آخر مراسلة' }),
    { name: 'mailed_sequence', type: 'number', defaultValue: 0, hidden: true },
    // The `clientId` that opened it: a request that is sent again opens no second one.
    { name: 'client_id', type: 'text', required: true, unique: true, index: true, hidden: true },
    { name: 'sender_hash', type: 'text', hidden: true },
    { name: 'spam', type: 'checkbox', defaultValue: false, label: { en: 'Spam', ar: 'رسالة مزعجة' } },
    { name: 'last_sequence', type: 'number', required: true, defaultValue: 0, hidden: true },
    mark('visitor_delivered'),
    mark('visitor_read'),
    mark('agent_delivered'),
    mark('agent_read'),
    ageField({ en: 'Began', ar: 'بدأت' }),
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
