import type { Chat, ChatMessage } from '@nasaq/contract';
import { draftLifetime } from '../../forms/index.ts';
import { threadName } from './chat-marker.ts';
import type { ChatView, State } from './view.ts';

/** The end of a conversation, as this browser saw it last. */
export interface KeptThread {
  chat: Chat;
  messages: readonly ChatMessage[];
  /** Epoch ms. */
  at: number;
}

/** The one chat that is open, to be read where its host is not reached. It is one for all windows. */
export interface ThreadStorage {
  read(reference: string): KeptThread | null;
  write(chat: Chat, messages: readonly ChatMessage[]): void;
  remove(): void;
}

/** So much of the end is kept, at most. */
const most = { messages: 100, letters: 100_000 };

/** @param open gives the browser's storage; where it is full or forbidden, nothing is kept */
export function createThreadStorage(
  open: () => Storage = () => window.localStorage,
  now: () => number = Date.now,
): ThreadStorage {
  function remove(): void {
    try {
      open().removeItem(threadName);
    } catch {
      // Where nothing may be stored, nothing is.
    }
  }

  return {
    read(reference) {
      try {
        const kept = parse(open().getItem(threadName));
        if (kept && now() - kept.at > draftLifetime) remove();
        else if (kept?.chat.reference === reference) return kept;
      } catch {
        // As above.
      }
      return null;
    },
    write(chat, messages) {
      const kept: KeptThread = { chat, messages: endOf(messages), at: now() };
      try {
        open().setItem(threadName, JSON.stringify(kept));
      } catch {
        // An older end would be taken for the latest one.
        remove();
      }
    },
    remove,
  };
}

/** Keeps the thread for the next visit, as long as the conversation goes on. @returns ends it */
export function keepThread(state: State<ChatView>, thread: ThreadStorage): () => void {
  let kept: Pick<ChatView, 'chat' | 'messages'> | null = null;
  return state.subscribe(() => {
    const { chat, loaded, messages } = state.get();
    if (!chat || !loaded || (kept?.chat === chat && kept.messages === messages)) return;
    kept = { chat, messages };
    if (chat.state === 'resolved') thread.remove();
    else thread.write(chat, messages);
  });
}

function endOf(messages: readonly ChatMessage[]): readonly ChatMessage[] {
  let letters = 0;
  const tooMuch = messages.findLastIndex(({ text }, index) => {
    letters += text.length;
    return letters > most.letters || messages.length - index > most.messages;
  });
  return messages.slice(tooMuch + 1);
}

function parse(text: string | null): KeptThread | null {
  const value = JSON.parse(text ?? 'null') as Partial<KeptThread> | null;
  return value?.chat && Array.isArray(value.messages) && typeof value.at === 'number' ? (value as KeptThread) : null;
}
