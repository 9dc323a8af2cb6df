import type { CollectionConfig } from 'payload';
import { chatAccess } from '../../platform/staff/access.ts';
import { groups } from '../../platform/staff/groups.ts';
import { chatLabels } from '../catalogue/index.ts';
import { staffLabels } from '../../platform/staff/catalogue/index.ts';

/** What agents tell each other about a chat. Apart from its messages: nothing here is ever one read away from a visitor. */
export const chatNotes: CollectionConfig = {
  slug: 'chat-notes',
  labels: chatLabels.chatNotes.names,
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
      label: chatLabels.words.chat,
    },
    { name: 'agent', type: 'relationship', relationTo: 'users', label: staffLabels.words.by },
    { name: 'text', type: 'textarea', required: true, label: staffLabels.words.text },
  ],
};
