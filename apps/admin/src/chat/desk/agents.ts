import { type ChatMessageRequest, type ChatState, locales } from '@nasaq/contract';
import type { Payload } from 'payload';
import { hereFor } from '../chat-row.ts';
import { signal } from '../chat-signals.ts';
import { type Query, queryOn } from '../../platform/database/query.ts';
import type { DeskAgent } from './desk-calls.ts';
import { changeChat, type OpenChat } from '../change-chat.ts';
import { allMessages, messageByClientId, type MessageRow } from '../message-row.ts';
import { ApiError } from '../../platform/http/error.ts';
import { ofSubmission } from '../../platform/staff/fields/submission-field.ts';
import { availability } from '../availability.ts';
import { queueOfflineMails } from '../chat-mails.ts';

/** A name in each language, and the one that holds for both where there is none. */
const names = locales.map((locale) => `'${locale}', coalesce(nullif(trim(name_${locale}), ''), name)`).join();

/** Everybody who may answer chats, by name. */
export async function deskAgents(query: Query): Promise<DeskAgent[]> {
  return query<DeskAgent>(
    `SELECT id, json_build_object(${names}) AS names, chat_available IS NOT FALSE AS available,
       coalesce(chat_seen_at > now() - interval '${hereFor} seconds', false) AS here
     FROM users WHERE id IN (SELECT parent_id FROM users_roles WHERE value IN ('agent', 'admin')) ORDER BY name, id`,
  );
}

/** Whether somebody takes new chats. */
export async function setAvailable(user: number, available: boolean, payload: Payload): Promise<void> {
  await queryOn(payload)('UPDATE users SET chat_available = $2 WHERE id = $1', [user, available]);
  await signal({ agents: true }, { payload });
}

interface Agent {
  id: number;
  name: string;
}

/** An agent's answer. Whoever answers a chat that nobody has takes it; one that was resolved or snoozed is open again. */
export async function agentSays(
  chatId: number,
  agent: Agent,
  { clientId, files, text }: Required<ChatMessageRequest>,
  payload: Payload,
): Promise<{ message: MessageRow; repeated: boolean }> {
  return changeChat(payload, { id: chatId }, async (chat) => {
    const { assignee, firstAnswerAt, state } = chat.row;
    const earlier = await messageByClientId(chatId, clientId, chat.query);
    if (earlier) return { message: earlier, repeated: true };
    if (state === 'resolved') await chat.append({ from: 'system', notice: 'reopened' });
    if ((await lastAgent(chat)) !== agent.id) await chat.append({ from: 'system', agent, notice: 'joined' });
    const message = await chat.append({ clientId, from: 'agent', agent, text, files });
    chat.set({
      waiting_since: null,
      ...(assignee ? {} : { assignee_id: agent.id }),
      ...(firstAnswerAt ? {} : { first_answer_at: new Date() }),
      ...(state === 'resolved' || state === 'snoozed' ? { state: 'open', snoozed_until: null, resolved_at: null } : {}),
    });
    return { message, repeated: false };
  });
}

/** Who spoke for the team last. */
async function lastAgent({ query, row }: OpenChat): Promise<number | null> {
  const [last] = await query<{ agent_id: number }>(
    'SELECT agent_id FROM chat_messages WHERE chat_id = $1 AND agent_id IS NOT NULL ORDER BY sequence DESC LIMIT 1',
    [row.id],
  );
  return last?.agent_id ?? null;
}

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
      // A visitor who has been told of another chat is not told again, and so the staff's own mail counts, too.
      where: { and: [ofSubmission('chats', chatId), { template: { in: ['chat_offline', 'chat_notice'] } }] },
      overrideAccess: true,
      req: chat.req,
    });
    if (totalDocs > 0) return;
    const said = (await allMessages(chatId, chat.query)).filter(({ from }) => from === 'visitor');
    await queueOfflineMails(chat.row, said, answerBy, chat.req);
  });
}
