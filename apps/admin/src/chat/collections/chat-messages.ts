import type { CollectionConfig } from 'payload';
import { chatAccess } from '../../platform/staff/access.ts';
import { groups } from '../../platform/staff/groups.ts';

/** What was said in a chat, numbered without gaps; never changed. */
export const chatMessages: CollectionConfig = {
  slug: 'chat-messages',
  labels: {
    singular: { en: 'Chat message', ar: 'رسالة محادثة' },
    plural: { en: 'Chat messages', ar: 'رسائل المحادثات' },
  },
  access: chatAccess,
  admin: { hideAPIURL: true, useAsTitle: 'text', group: groups.inboxes, hidden: true },
  defaultSort: 'sequence',
  disableDuplicate: true,
  indexes: [
    { fields: ['chat', 'sequence'], unique: true },
    { fields: ['chat', 'client_id'], unique: true },
  ],
  fields: [
    { name: 'chat', type: 'relationship', relationTo: 'chats', required: true, label: { en: 'Chat', ar: 'المحادثة' } },
    { name: 'sequence', type: 'number', required: true, label: { en: 'Number', ar: 'الرقم' } },
    { name: 'client_id', type: 'text', required: true, hidden: true },
    {
      name: 'from',
      type: 'select',
      required: true,
      label: { en: 'From', ar: 'من' },
      options: [
        { value: 'visitor', label: { en: 'Visitor', ar: 'الزائر' } },
        { value: 'agent', label: { en: 'Team', ar: 'الفريق' } },
        { value: 'system', label: { en: 'System', ar: 'النظام' } },
      ],
    },
    { name: 'agent', type: 'relationship', relationTo: 'users', label: { en: 'By', ar: 'بواسطة' } },
    { name: 'text', type: 'textarea', label: { en: 'Text', ar: 'النص' } },
    { name: 'notice', type: 'text', label: { en: 'Notice', ar: 'إشعار' } },
    // `StoredFile[]` of `src/chat`: what the message shows of its uploads; empty for most.
    { name: 'files', type: 'json', hidden: true },
  ],
};
