import { backoff } from '@nasaq/connectivity';
import { ChatFailure } from './chat-transport.ts';

export interface SeenMarks {
  delivered: number;
  read: number;
}

/** Tells the host what has arrived and what has been seen, one call at a time, the latest state only. */
export function createMarker(send: (marks: SeenMarks) => Promise<void>) {
  let told: SeenMarks = { delivered: 0, read: 0 };
  let wanted: SeenMarks = told;
  let running = false;
  const stop = new AbortController();
  let attempts = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function run(): Promise<void> {
    if (running) return;
    clearTimeout(timer);
    running = true;
    try {
      while (!stop.signal.aborted && (wanted.delivered > told.delivered || wanted.read > told.read)) {
        const marks = wanted;
        await send(marks);
        told = marks;
        attempts = 0;
      }
    } catch (error) {
      // They are marks only: the next ones say the same and more.
      if (ChatFailure.of(error).kind === 'later' && !stop.signal.aborted) {
        attempts += 1;
        timer = setTimeout(() => void run(), backoff(attempts));
      } else told = wanted;
    } finally {
      running = false;
    }
  }

  return {
    /** Known to the host from before. */
    know(marks: SeenMarks) {
      told = grown(told, marks);
      wanted = grown(wanted, told);
    },
    want(marks: SeenMarks) {
      wanted = grown(wanted, marks);
      void run();
    },
    stop() {
      stop.abort();
      clearTimeout(timer);
    },
  };
}

function grown(one: SeenMarks, other: SeenMarks): SeenMarks {
  return { delivered: Math.max(one.delivered, other.delivered), read: Math.max(one.read, other.read) };
}
