import type { Payload, PayloadRequest } from 'payload';
import { notify } from '../platform/database/notifications.ts';

/** What hosts tell each other: numbers only, since PostgreSQL takes 8000 bytes; who wants the words reads them. */
export type ChatSignal =
  /** Number of a message that was written. */
  | { chat: number; message: number }
  /** Of who is concerned: what visitors may know has changed, or only what staff see. */
  | { chat: number; changed: 'all' | 'desk' }
  | { chat: number; note: number }
  | { chat: number; typing: 'visitor' }
  /** `aside`: to colleagues; the visitor hears nothing of it. */
  | { chat: number; typing: 'agent'; agent: number; aside: boolean }
  /** A chat is gone for good. */
  | { chat: number; erased: true }
  /** Somebody has come, gone, or wants no chats. */
  | { agents: true };

export const chatChannel = 'nasaq_chat';

export async function signal(
  sent: ChatSignal,
  req: { payload: Payload; transactionID?: PayloadRequest['transactionID'] },
): Promise<void> {
  await notify(req, chatChannel, JSON.stringify(sent));
}

export function readSignal(message: string): ChatSignal {
  return JSON.parse(message) as ChatSignal;
}
