import { log } from '@nasaq/logging';
import { chatLimits, type ChatEvent } from '@nasaq/contract';
import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { Payload } from 'payload';
import { isOutage } from '../../platform/database/database-outage.ts';
import { isAnswering } from '../availability.ts';
import { findChat, type ChatRow } from '../chat-row.ts';
import { queryOn } from '../../platform/database/query.ts';
import { messagesAfter, messagesAtOnce } from '../message-row.ts';
import { presentChat, presentMessage } from '../present.ts';
import type { ChatLive } from './chat-live.ts';
import { EventWriter } from './event-writer.ts';

interface Visit {
  chat: ChatRow;
  after: number;
  live: ChatLive;
  payload: Payload;
  /** Is called when it has ended. */
  leave: () => void;
}

/**
 * A visitor's stream. It reads what there is after the last number that it has sent whenever it is woken: order and
 * completeness are the database's, and a slow reader costs no more than one reading.
 */
export function visitorEvents(c: Context, { after, chat, leave, live, payload }: Visit): Response {
  const response = streamSSE(c, async (stream) => {
    const writer = new EventWriter(stream);
    const wake = await live.watch(chat.id).catch((error: unknown) => {
      leave();
      throw error;
    });
    stream.onAbort(() => wake.add('end'));
    try {
      await pump();
    } catch (error) {
      // Its reader comes again, with the last number that it has.
      if (!isOutage(error)) log.error('A stream of a chat has failed.', { error });
    } finally {
      live.unwatch(chat.id, wake);
      leave();
    }

    async function pump(): Promise<void> {
      let sent = Math.min(after, chat.lastSequence);
      let told: boolean | null = null;
      wake.add('messages', 'chat', 'presence');
      while (!stream.aborted) {
        const woken = await wake.next(chatLimits.heartbeat);
        if (woken.has('end')) return;
        if (woken.size === 0) await writer.beat();
        if (woken.has('messages')) sent = await sendMessages(sent);
        if (woken.has('chat') && !(await sendChat(sent))) return;
        if (woken.has('typing')) await send({ type: 'typing', from: 'agent' }, sent);
        // Whoever answers here is here, also after having said so for new chats alone.
        const online: boolean | null =
          woken.has('presence') || woken.has('messages')
            ? (await live.isOnline()) || (await isAnswering(chat.id, queryOn(payload)))
            : told;
        if (online !== null && online !== told) await send({ type: 'presence', online }, sent);
        else if (woken.size === 1 && woken.has('presence')) await writer.beat();
        told = online;
      }
    }

    async function sendMessages(sent: number): Promise<number> {
      let last = sent;
      for (;;) {
        const messages = await messagesAfter(chat.id, last, queryOn(payload));
        for (const message of messages) {
          last = message.sequence;
          await send({ type: 'message', message: presentMessage(message, chat.reference) }, last);
        }
        if (messages.length < messagesAtOnce || stream.aborted) return last;
      }
    }

    /** @returns whether there still is one */
    async function sendChat(sent: number): Promise<boolean> {
      const row = await findChat({ id: chat.id }, queryOn(payload));
      if (row) await send({ type: 'chat', chat: presentChat(row) }, sent);
      return row !== null;
    }

    function send(event: ChatEvent, id: number): Promise<void> {
      return writer.send(event, id);
    }
  });
  return asStream(response);
}

/** Cached by nobody, and held back by no proxy. */
export function asStream(response: Response): Response {
  response.headers.set('Cache-Control', 'private, no-store');
  response.headers.set('X-Accel-Buffering', 'no');
  return response;
}
