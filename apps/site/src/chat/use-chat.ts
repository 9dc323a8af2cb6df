import { useSyncExternalStore } from 'react';
import { browserChat } from './browser-chat.ts';
import type { ChatView } from './engine/view.ts';

/** The chat of this window; whoever asks sets it going. */
export function useChat(): ChatView {
  const chat = browserChat();
  return useSyncExternalStore(chat.subscribe, chat.get);
}
