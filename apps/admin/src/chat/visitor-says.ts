import type { ChatMessageRequest } from '@nasaq/contract';
import type { Payload } from 'payload';
import { availability } from './availability.ts';
import { changeChat } from './change-chat.ts';
import { queueStaffNotice } from './chat-mails.ts';
import { messageByClientId, type MessageRow } from './message-row.ts';

/**
 * A visitor's message. It opens again a chat that was resolved, snoozed or waited for it; the first one that comes while
 * nobody is there is told to the staff by mail.
 */
export async function visitorSays(
  reference: string,
  { clientId, text, files }: Required<ChatMessageRequest>,
  payload: Payload,
): Promise<{ message: MessageRow; repeated: boolean }> {
  const { online } = await availability(payload);
  return changeChat(payload, { reference }, async (chat) => {
    const { id, offline, spam, state, waitingSince } = chat.row;
    const earlier = await messageByClientId(id, clientId, chat.query);
    if (earlier) return { message: earlier, repeated: true };
    if (state === 'resolved') await chat.append({ from: 'system', notice: 'reopened' });
    const message = await chat.append({ clientId, from: 'visitor', text, files });
    if (state !== 'open') chat.set({ state: 'open', snoozed_until: null, resolved_at: null });
    if (waitingSince === null) chat.set({ waiting_since: new Date() }, 'desk');
    if (!online && (waitingSince === null || !offline)) {
      await chat.append({ from: 'system', notice: 'offline' });
      chat.set({ offline: true });
      if (!spam) await queueStaffNotice(chat.row, [message], chat.req);
    }
    return { message, repeated: false };
  });
}
