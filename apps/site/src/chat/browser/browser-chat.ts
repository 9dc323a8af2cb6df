import { browserTabs } from '@nasaq/connectivity';
import { useSyncExternalStore } from 'react';
import type { Locale } from '@nasaq/contract';
import { makeKey } from '../../forms/index.ts';
import { chatMarker } from '../engine/chat-marker.ts';
import { createMemoryStorage } from '../engine/chat-memory.ts';
import type { ChatEngine } from '../engine/chat-engine.ts';
import { createEngine } from '../engine/create-engine.ts';
import { createOutgoingStorage, outgoingPrefix } from '../engine/outgoing.ts';
import { createThreadStorage } from '../engine/thread-storage.ts';
import type { ChatView } from '../engine/view.ts';
import { browserFiles } from './browser-files.ts';
import { httpTransport } from './http-transport.ts';

let engine: ChatEngine | null = null;

/** The one chat of this window, from the first call on for as long as the window is open. */
export function browserChat(): ChatEngine {
  engine ??= begin();
  return engine;
}

/** The chat of this window; whoever asks sets it going. */
export function useChat(): ChatView {
  const chat = browserChat();
  return useSyncExternalStore(chat.subscribe, chat.get);
}

const locale = () => document.documentElement.lang.slice(0, 2) as Locale;

function begin(): ChatEngine {
  const chat = createEngine({
    transport: httpTransport(locale),
    memory: createMemoryStorage(),
    outgoing: createOutgoingStorage(),
    files: browserFiles(locale),
    thread: createThreadStorage(),
    tabs: browserTabs('nasaq.chat'),
    online: () => navigator.onLine,
    visible: () => !document.hidden,
    focused: () => document.hasFocus(),
    now: Date.now,
    makeId: makeKey,
  });
  for (const sign of ['online', 'focus', 'pageshow']) window.addEventListener(sign, () => chat.wake());
  for (const sign of ['offline', 'blur']) window.addEventListener(sign, () => chat.look());
  document.addEventListener('visibilitychange', () => (document.hidden ? chat.look() : chat.wake()));
  // Browsers without channels tell each other at least this.
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === chatMarker || key.startsWith(outgoingPrefix)) chat.look();
  });
  return chat;
}
