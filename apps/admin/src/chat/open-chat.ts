import type { ChatMessageRequest, ChatTopic, Locale } from '@nasaq/contract';
import type { Payload, PayloadRequest } from 'payload';
import { ApiError } from '../platform/http/error.ts';
import { newReference } from '../submissions/index.ts';
import { availability } from './availability.ts';
import { OpenChat, transact } from './change-chat.ts';
import { queueOfflineMails } from './chat-mails.ts';
import { lockChat } from './chat-row.ts';
import { queryIn, queryOn } from '../platform/database/query.ts';

export interface NewChat {
  clientId: string;
  name: string;
  email: string;
  topic: ChatTopic;
  locale: Locale;
  message: Required<ChatMessageRequest>;
  page: string;
  device: string;
  /** Who sends, without an address. */
  sender: string;
  account: number | null;
  spam: boolean;
}

const referenceAttempts = 5;

/**
 * Begins a chat with its first message. Where nobody is there to answer it, it is an offline message: that is said in
 * it, and by mail to its sender and to the staff.
 * @returns its reference
 */
export async function openChat(chat: NewChat, payload: Payload): Promise<{ reference: string; repeated: boolean }> {
  const { online, answerBy } = await availability(payload);
  for (let attempt = 1; ; attempt += 1) {
    const reference = newReference();
    try {
      await transact(payload, (req) => write(chat, reference, { online, answerBy }, req));
      return { reference, repeated: false };
    } catch (error) {
      if (!isTaken(error) || attempt === referenceAttempts) throw error;
      const earlier = await findOpened(chat.clientId, payload);
      // Else it is the reference that is taken.
      if (earlier) return { reference: earlier, repeated: true };
    }
  }
}

/** The reference of the chat that was begun with this id. */
export async function findOpened(clientId: string, payload: Payload): Promise<string | null> {
  const rows = await queryOn(payload)<{ reference: string }>('SELECT reference FROM chats WHERE client_id = $1', [
    clientId,
  ]);
  return rows[0]?.reference ?? null;
}

async function write(
  chat: NewChat,
  reference: string,
  { online, answerBy }: { online: boolean; answerBy: string | null },
  req: PayloadRequest,
): Promise<void> {
  const query = await queryIn(req);
  const now = new Date();
  const [inserted] = await query<{ id: number }>(
    `INSERT INTO chats (reference, client_id, name, email, topic, state, locale, account_id, page, device, sender_hash,
       spam, offline, waiting_since, created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, 'open', $6, $7, $8, $9, $10, $11, $12, $13, $13, $13) RETURNING id`,
    [
      reference,
      chat.clientId,
      chat.name,
      chat.email,
      chat.topic,
      chat.locale,
      chat.account,
      chat.page,
      chat.device,
      chat.sender,
      chat.spam,
      !online,
      now,
    ],
  );
  const row = await lockChat({ id: inserted!.id }, query);
  if (!row) throw new ApiError('internal');
  const open = new OpenChat(row, req, query);
  const { clientId, text, files } = chat.message;
  const first = await open.append({ clientId, from: 'visitor', text, files });
  if (!online) {
    await open.append({ from: 'system', notice: 'offline' });
    if (!chat.spam) await queueOfflineMails(row, [first], answerBy, req);
  }
  await open.save();
}

/** A violated unique index: this `clientId` or this reference is there already. */
function isTaken(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && current.code === '23505') return true;
  }
  return false;
}
