import type { ChatMessage, ChatMessageRequest } from '@nasaq/contract';
import type { DeskChat, DeskEvent, DeskNote } from '../../desk/desk-calls.ts';
import { deskFolders } from '../../desk/desk-calls.ts';
import { DeskRefused, type DeskApi } from '../desk-api.ts';
import { liesIn } from '../state/desk-state.ts';
import { aChat, aMessage } from './a-chat.ts';

/** The host's side of the calls for one chat, with the ways in which it and the network go wrong. */
export class SmallHost {
  chat: DeskChat = aChat({ lastSequence: 0 });
  readonly messages: ChatMessage[] = [];
  readonly notes: DeskNote[] = [];
  /** What becomes of the next calls of `send`, one after the other; then they work. */
  readonly mishaps: ('unreached' | 'answer lost' | 'refused' | 'broken')[] = [];
  sends = 0;
  lists = 0;

  readonly api: DeskApi = {
    list: async (folder) => {
      this.lists += 1;
      const counts = Object.fromEntries(deskFolders.map((name) => [name, Number(liesIn(name, this.chat, 7))]));
      return { data: liesIn(folder, this.chat, 7) ? [this.chat] : [], pages: 1, counts: counts as never };
    },
    thread: async (_id, after) => ({
      chat: this.chat,
      messages: this.messages.filter(({ sequence }) => sequence > after),
      notes: this.notes,
      earlier: [],
      sent: [],
    }),
    send: async (_id, request) => this.take(request),
    note: async (_id, text) => {
      this.notes.push({ id: this.notes.length + 1, by: 'Salma', agent: 2, text, at: new Date().toISOString() });
      return this.notes.at(-1)!;
    },
    act: async (_id, action, body) => {
      if (action === 'state' || action === 'spam') this.chat = { ...this.chat, ...body };
      const { user } = body as { user?: number | null };
      if (action === 'assign') this.chat = { ...this.chat, assignee: user ? { id: user, name: 'Salma' } : null };
    },
    replies: async () => [],
    upload: async () => {
      throw new DeskRefused(415, 'type');
    },
    available: async () => {},
  };

  /** The visitor says something; the answer is the event, which a test hands over or loses. */
  hear(text: string): DeskEvent {
    return { type: 'message', chatId: 1, message: this.append({ from: 'visitor', text }) };
  }

  private take({ clientId, text }: ChatMessageRequest): ChatMessage {
    this.sends += 1;
    const mishap = this.mishaps.shift();
    if (mishap === 'unreached') throw new TypeError('fetch failed');
    if (mishap === 'broken') throw new DeskRefused(503, '');
    if (mishap === 'refused') throw new DeskRefused(422, 'Too long.');
    const known = this.messages.find((message) => message.clientId === clientId);
    const message = known ?? this.append({ from: 'agent', agent: 'Salma', clientId, text });
    if (mishap === 'answer lost') throw new TypeError('terminated');
    return message;
  }

  private append(values: Partial<ChatMessage>): ChatMessage {
    const message = aMessage({ ...values, sequence: this.messages.length + 1 });
    this.messages.push(message);
    this.chat = { ...this.chat, lastSequence: message.sequence };
    return message;
  }
}
