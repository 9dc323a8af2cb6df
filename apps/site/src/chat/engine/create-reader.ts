import { backoff } from '@nasaq/connectivity';
import type { ChatPage } from '@nasaq/contract';
import { ChatFailure } from './chat-transport.ts';

interface Options {
  read: (after: number) => Promise<ChatPage>;
  /** The number up to which nothing is missing. */
  complete: () => number;
  /** Whether the conversation goes further, as far as we know. */
  isMissing: () => boolean;
  onPage: (page: ChatPage) => void;
  onGone: () => void;
}

export interface Reader {
  /** Reads what is missing, until nothing is; tried again for as long as something is. */
  fill(): void;
  stop(): void;
}

/** Fetches what the stream did not bring: the beginning, and every gap. */
export function createReader({ read, complete, isMissing, onPage, onGone }: Options): Reader {
  let running = false;
  let again = false;
  const stop = new AbortController();
  let attempts = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function readAll(): Promise<void> {
    for (let more = true; more && !stop.signal.aborted;) {
      const after = complete();
      const page = await read(after);
      if (stop.signal.aborted) return;
      onPage(page);
      // A host that brings nothing new is not asked for ever.
      more = page.more && complete() > after;
    }
  }

  async function run(): Promise<void> {
    if (running) {
      again = true;
      return;
    }
    clearTimeout(timer);
    running = true;
    again = false;
    try {
      await readAll();
      attempts = 0;
      if (isMissing()) later();
    } catch (error) {
      if (ChatFailure.of(error).kind === 'gone') onGone();
      else later();
    } finally {
      running = false;
    }
    if (again && !stop.signal.aborted) void run();
  }

  function later(): void {
    if (stop.signal.aborted) return;
    attempts += 1;
    clearTimeout(timer);
    timer = setTimeout(() => void run(), backoff(attempts));
  }

  return {
    fill: () => void run(),
    stop() {
      stop.abort();
      clearTimeout(timer);
    },
  };
}
