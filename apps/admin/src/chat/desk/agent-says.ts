import type { ChatMessageRequest } from '@nasaq/contract';
import type { Payload } from 'payload';
import { changeChat, type OpenChat } from '../change-chat.ts';
import { messageByClientId, type MessageRow } from '../message-row.ts';

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
