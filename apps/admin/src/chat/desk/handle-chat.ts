import type { ChatState } from '@nasaq/contract';
import type { Payload } from 'payload';
import { ApiError } from '../../platform/http/error.ts';
import { ofSubmission } from '../../platform/staff/fields/submission-field.ts';
import { availability } from '../availability.ts';
import { changeChat } from '../change-chat.ts';
import { queueOfflineMails } from '../chat-mails.ts';
import { allMessages } from '../message-row.ts';
import { deskAgents } from './desk-agents.ts';

/** @param user `null` gives it back to everybody */
export async function assignChat(chatId: number, user: number | null, payload: Payload): Promise<void> {
  await changeChat(payload, { id: chatId }, async (chat) => {
    if (user !== null && !(await deskAgents(chat.query)).some(({ id }) => id === user))
      throw new ApiError('invalid', 'user');
    chat.set({ assignee_id: user });
  });
}

/** @param until when a snoozed chat comes back */
export async function setChatState(
  chatId: number,
  state: ChatState,
  until: Date | null,
  payload: Payload,
): Promise<void> {
  if (state === 'snoozed' && (until === null || until.getTime() <= Date.now())) throw new ApiError('invalid', 'until');
  await changeChat(payload, { id: chatId }, async (chat) => {
    const before = chat.row.state;
    if (state === 'resolved' && before !== 'resolved') await chat.append({ from: 'system', notice: 'resolved' });
    if (before === 'resolved' && state !== 'resolved') await chat.append({ from: 'system', notice: 'reopened' });
    chat.set({
      state,
      snoozed_until: state === 'snoozed' ? until : null,
      resolved_at: state === 'resolved' ? new Date() : null,
      ...(state === 'resolved' ? { waiting_since: null } : {}),
    });
  });
}

/** What was no spam after all gets the mails that it did not get then. */
export async function markChatSpam(chatId: number, spam: boolean, payload: Payload): Promise<void> {
  const { answerBy } = await availability(payload);
  await changeChat(payload, { id: chatId }, async (chat) => {
    chat.set({ spam }, 'desk');
    const { firstAnswerAt, offline } = chat.row;
    if (spam || !offline || firstAnswerAt !== null) return;
    const { totalDocs } = await payload.count({
      collection: 'mails',
      where: { and: [ofSubmission('chats', chatId), { template: { equals: 'chat_offline' } }] },
      overrideAccess: true,
      req: chat.req,
    });
    if (totalDocs > 0) return;
    const said = (await allMessages(chatId, chat.query)).filter(({ from }) => from === 'visitor');
    await queueOfflineMails(chat.row, said, answerBy, chat.req);
  });
}
