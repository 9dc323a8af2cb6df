import type { CollectionConfig } from 'payload';
import { chatAccess } from '../../platform/staff/access.ts';
import { groups } from '../../platform/staff/groups.ts';

/** What agents tell each other about a chat. Apart from its messages: nothing here is ever one read away from a visitor. */
export const chatNotes: CollectionConfig = {
  slug: 'chat-notes',
  labels: { singular: { en: 'Chat note', ar: 'ملاحظة محادثة' }, plural: { en: 'Chat notes', ar: 'ملاحظات المحادثات' } },
  access: chatAccess,
  admin: { hideAPIURL: true, useAsTitle: 'text', group: groups.inboxes, hidden: true },
  defaultSort: 'createdAt',
  disableDuplicate: true,
  fields: [
    {
      name: 'chat',
      type: 'relationship',
      relationTo: 'chats',
      required: true,
      index: true,
      label: { en: 'Chat', ar: 'المحادثة' },
    },
    { name: 'agent', type: 'relationship', relationTo: 'users', label: { en: 'By', ar: 'بواسطة' } },
    { name: 'text', type: 'textarea', required: true, label: { en: 'Text', ar: 'النص' } },
  ],
};
