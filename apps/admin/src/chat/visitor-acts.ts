import type { ChatMessageRequest } from '@nasaq/contract';
import type { Payload } from 'payload';
import { availability, isAnswering } from './availability.ts';
import { changeChat } from './change-chat.ts';
import { queueStaffNotice, queueTranscript } from './chat-mails.ts';
import { messageByClientId, type MessageRow } from './message-row.ts';
import { queryOn } from '../platform/database/query.ts';
import { signal } from './chat-signals.ts';

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
    const isTold = waitingSince !== null && offline;
    if (!online && !isTold && !(await isAnswering(id, chat.query))) {
      await chat.append({ from: 'system', notice: 'offline' });
      chat.set({ offline: true });
      if (!spam) await queueStaffNotice(chat.row, [message], chat.req);
    }
    return { message, repeated: false };
  });
}

/** Marks only grow, and never beyond what there is. */
export async function markOf(
  side: 'visitor' | 'agent',
  by: { reference: string } | { id: number },
  { delivered, read }: { delivered: number; read: number },
  payload: Payload,
): Promise<void> {
  const [column, value] = 'id' in by ? ['id', by.id] : ['reference', by.reference];
  // What was read was delivered.
  const rows = await queryOn(payload)<{ id: number }>(
    `UPDATE chats SET ${side}_delivered = GREATEST(${side}_delivered, LEAST(GREATEST($2::numeric, $3::numeric), last_sequence)),
       ${side}_read = GREATEST(${side}_read, LEAST($3::numeric, last_sequence))
     WHERE ${column} = $1 AND (${side}_delivered < LEAST(GREATEST($2::numeric, $3::numeric), last_sequence)
       OR ${side}_read < LEAST($3::numeric, last_sequence)) RETURNING id`,
    [value, delivered, read],
  );
  for (const { id } of rows) await signal({ chat: id, changed: 'all' }, { payload });
}

export async function visitPage(reference: string, page: string, payload: Payload): Promise<void> {
  const rows = await queryOn(payload)<{ id: number }>(
    'UPDATE chats SET page = $2 WHERE reference = $1 AND page IS DISTINCT FROM $2 RETURNING id',
    [reference, page],
  );
  for (const { id } of rows) await signal({ chat: id, changed: 'desk' }, { payload });
}

export async function rate(
  reference: string,
  { rating, comment }: { rating: number; comment: string },
  payload: Payload,
): Promise<void> {
  await changeChat(payload, { reference }, async (chat) =>
    chat.set({ rating, rating_comment: comment === '' ? null : comment }),
  );
}

/** The visitor has what they wanted. */
export async function endChat(reference: string, payload: Payload): Promise<void> {
  await changeChat(payload, { reference }, async (chat) => {
    if (chat.row.state === 'resolved') return;
    await chat.append({ from: 'system', notice: 'resolved' });
    chat.set({ state: 'resolved', resolved_at: new Date(), snoozed_until: null, waiting_since: null });
  });
}

export async function mailTranscript(reference: string, payload: Payload): Promise<void> {
  await changeChat(payload, { reference }, (chat) => queueTranscript(chat.row, chat.query, chat.req));
}
