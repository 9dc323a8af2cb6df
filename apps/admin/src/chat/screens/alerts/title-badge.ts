import type { DeskChat } from '../../desk/desk-calls.ts';
import { concerns, unreadMessages } from '../state/folder-order.ts';

/** The tab's title, with how many messages of visitors this agent has not read. */
export function titleOf(title: string, chats: Iterable<DeskChat>, me: number, format: Intl.NumberFormat): string {
  let unread = 0;
  for (const chat of chats) if (concerns(chat, me) && chat.state !== 'resolved') unread += unreadMessages(chat);
  return unread > 0 ? `(${format.format(unread)}) ${title}` : title;
}
