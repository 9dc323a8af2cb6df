import type { CollectionConfig } from 'payload';
import { chatAccess } from '../../platform/staff/access.ts';
import { groups } from '../../platform/staff/groups.ts';
import { chatLabels } from '../catalogue/index.ts';
import { staffLabels } from '../../platform/staff/catalogue/index.ts';

/** What was said in a chat, numbered without gaps; never changed. */
export const chatMessages: CollectionConfig = {
  slug: 'chat-messages',
  labels: chatLabels.chatMessages.names,
  access: chatAccess,
  admin: { hideAPIURL: true, useAsTitle: 'text', group: groups.inboxes, hidden: true },
  defaultSort: 'sequence',
  disableDuplicate: true,
  indexes: [
    { fields: ['chat', 'sequence'], unique: true },
    { fields: ['chat', 'client_id'], unique: true },
  ],
  fields: [
    { name: 'chat', type: 'relationship', relationTo: 'chats', required: true, label: chatLabels.words.chat },
    { name: 'sequence', type: 'number', required: true, label: staffLabels.words.number },
    { name: 'client_id', type: 'text', required: true, hidden: true },
    {
      name: 'from',
      type: 'select',
      required: true,
      label: staffLabels.words.from,
      options: [
        { value: 'visitor', label: chatLabels.chatMessages.visitor },
        { value: 'agent', label: staffLabels.words.team },
        { value: 'system', label: chatLabels.chatMessages.system },
      ],
    },
    { name: 'agent', type: 'relationship', relationTo: 'users', label: staffLabels.words.by },
    { name: 'text', type: 'textarea', label: staffLabels.words.text },
    { name: 'notice', type: 'text', label: chatLabels.chatMessages.notice },
    // `StoredFile[]` of `src/chat`: what the message shows of its uploads; empty for most.
    { name: 'files', type: 'json', hidden: true },
  ],
};

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
