import type { ChatEvent, ChatMessage } from '@nasaq/contract';

/** What the windows of one browser tell each other. */
export type TabNews =
  | { type: 'event'; reference: string; event: ChatEvent }
  | { type: 'sent'; reference: string; message: ChatMessage }
  /** Something changed in what is to be sent. */
  | { type: 'outgoing' }
  /** Another chat, or none. */
  | { type: 'memory' };

/** The other windows. */
export interface Tabs {
  tell(news: TabNews): void;
  listen(listener: (news: TabNews) => void): () => void;
  /** Runs a task while no other window runs one of this name; brings `false` where one does. */
  alone(name: 'send' | 'start', task: () => Promise<void>): Promise<boolean>;
  /** Calls back when this window is the one that listens for all of them, at once or when the one before it closes. */
  lead(onLead: () => void): () => void;
}

const channelName = 'nasaq.chat';
const leadLock = 'nasaq.chat.lead';

export function browserTabs(): Tabs {
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(channelName) : null;
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none, it stays within one
    tell: (news) => channel?.postMessage(news),
    listen(listener) {
      const hear = ({ data }: MessageEvent<TabNews>) => listener(data);
      channel?.addEventListener('message', hear);
      return () => channel?.removeEventListener('message', hear);
    },
    async alone(name, task) {
      // Without locks the ids keep a message from being taken twice.
      if (!('locks' in navigator)) {
        await task();
        return true;
      }
      return navigator.locks.request(`${channelName}.${name}`, { ifAvailable: true }, async (lock) => {
        if (lock) await task();
        return lock !== null;
      });
    },
    lead(onLead) {
      if (!('locks' in navigator)) {
        onLead();
        return () => {};
      }
      const stop = new AbortController();
      const held = (): Promise<void> =>
        new Promise((release) => {
          stop.signal.addEventListener('abort', () => release());
          onLead();
        });
      navigator.locks.request(leadLock, { signal: stop.signal }, held).catch((error: unknown) => {
        // A page that is left gives up waiting, too, and that is no failure.
        const left = error instanceof DOMException && error.name === 'AbortError';
        if (!left) console.error('No window leads the chat.', error);
      });
      return () => stop.abort();
    },
  };
}
