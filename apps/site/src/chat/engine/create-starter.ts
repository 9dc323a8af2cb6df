import { backoff } from '@nasaq/connectivity';
import type { StartedChat } from '@nasaq/contract';
import type { PendingStart } from './chat-memory.ts';
import { ChatFailure, type ChatTransport, type WaitingReason } from './chat-transport.ts';
import type { ChatTabs } from './tabs.ts';

interface Options {
  transport: Pick<ChatTransport, 'start'>;
  tabs: Pick<ChatTabs, 'alone'>;
  /** What waits to be opened, as every window knows it. */
  pending: () => PendingStart | undefined;
  online: () => boolean;
  onWaiting: (reason: WaitingReason) => void;
  onStarted: (started: StartedChat) => void;
  onRefused: (failure: ChatFailure) => void;
}

/** Opens the chat that waits for it, until the host has taken or refused it. The same id is the same chat. */
export function createStarter({ transport, tabs, pending, online, onWaiting, onStarted, onRefused }: Options) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = false;
  let stopped = false;
  let attempts = 0;
  let notBefore = 0;

  async function attempt(): Promise<void> {
    const wanted = pending();
    if (!wanted) return;
    try {
      const started = await transport.start(wanted.request, wanted.locale);
      attempts = 0;
      onStarted(started);
    } catch (error) {
      const failure = ChatFailure.of(error);
      if (failure.kind !== 'later') return onRefused(failure);
      attempts += 1;
      notBefore = Date.now() + failure.pause;
      onWaiting(online() ? failure.reason : 'offline');
      plan(Math.max(failure.pause, backoff(attempts)));
    }
  }

  function plan(pause: number): void {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(() => void run(), pause);
  }

  async function run(): Promise<void> {
    if (running || stopped || !pending() || notBefore > Date.now()) return;
    clearTimeout(timer);
    running = true;
    try {
      // Where another window opens it, this one learns of it there, or looks again.
      if (!(await tabs.alone('start', attempt))) plan(3_000);
    } finally {
      running = false;
    }
  }

  return {
    run: () => void run(),
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
