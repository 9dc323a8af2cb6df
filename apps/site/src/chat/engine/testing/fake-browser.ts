import { vi } from 'vitest';
import { createMemoryStorage } from '../chat-memory.ts';
import type { ChatTransport } from '../chat-transport.ts';
import type { ChatEngine } from '../chat-engine.ts';
import { createEngine } from '../create-engine.ts';
import type { OutgoingFiles } from '../create-sender.ts';
import { createOutgoingStorage } from '../outgoing.ts';
import type { ChatTabs, TabNews } from '../tabs.ts';
import { createThreadStorage } from '../thread-storage.ts';

export interface FakeWindow {
  chat: ChatEngine;
  visible: boolean;
  focused: boolean;
  close(): void;
}

/** A browser with one storage, and as many windows as are opened. */
export function createFakeBrowser(transport: ChatTransport, uploads: OutgoingFiles = noFiles) {
  const storage = memoryOf(new Map<string, string>());
  const windows = new Map<FakeWindow, (news: TabNews) => void>();
  const leaders: { window: FakeWindow; begin: () => void }[] = [];
  const browser = { online: true, storage, open, ids: 0 };
  const busy = new Set<string>();

  function open(): FakeWindow {
    const self: FakeWindow = { visible: true, focused: true, close, chat: undefined as never };
    const tabs: ChatTabs = {
      notify(news) {
        for (const [other, hear] of windows) if (other !== self) queueMicrotask(() => hear(structuredClone(news)));
      },
      listen(listener) {
        windows.set(self, listener);
        return () => windows.delete(self);
      },
      async alone(name, task) {
        if (busy.has(name)) return false;
        busy.add(name);
        try {
          await task();
        } finally {
          busy.delete(name);
        }
        return true;
      },
      lead(begin) {
        leaders.push({ window: self, begin });
        if (leaders[0]!.window === self) begin();
        return () => {
          const led = leaders[0]?.window === self;
          leaders.splice(
            leaders.findIndex(({ window }) => window === self),
            1,
          );
          if (led) leaders[0]?.begin();
        };
      },
      close() {},
    };
    self.chat = createEngine({
      transport,
      memory: createMemoryStorage(() => storage),
      outgoing: createOutgoingStorage(() => storage),
      files: uploads,
      thread: createThreadStorage(() => storage),
      tabs,
      online: () => browser.online,
      visible: () => self.visible,
      focused: () => self.focused,
      now: Date.now,
      makeId: () => `id-${(browser.ids += 1)}`,
    });
    return self;

    function close(): void {
      self.chat.stop();
      windows.delete(self);
    }
  }

  return browser;
}

const noFiles: OutgoingFiles = {
  upload: () => Promise.reject(new Error('No file is expected here.')),
  release() {},
};

/** Lets everything run that waits for at most so long. */
export async function pass(milliseconds = 0): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
}

function memoryOf(items: Map<string, string>): Storage {
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => void items.set(name, value),
    removeItem: (name) => void items.delete(name),
    clear: () => items.clear(),
  };
}
