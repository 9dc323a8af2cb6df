import { clientTimeout } from '@nasaq/contract';
import { deliver, type Carrier } from './deliver.ts';
import type { OutboxEntry, OutboxState, OutboxStorage } from './outbox-entry.ts';

/** A returning connection may bring several signs at once: one attempt is enough for all of them. */
const shortestPause = 3_000;

/** As long as a form is busy with its entry, nobody else touches it. */
const sendingTime = 2 * clientTimeout;

interface Options {
  storage: OutboxStorage;
  carrier: Carrier;
  /** Runs the task unless another window runs one already. */
  alone(task: () => Promise<void>): Promise<void>;
  /** The entries have changed, here; `quiet` where there is nothing new to show. */
  onChange(entries: readonly OutboxEntry[], quiet: boolean): void;
  /** One that waited has been taken by the server or given back, by this window. */
  onSettled(entry: OutboxEntry): void;
}

export interface Outbox {
  entries(): Promise<OutboxEntry[]>;
  /**
   * From a form: stored first, then sent. Brings where it stands then; it stays in the outbox only where it waits.
   * `kept` is false where the browser stores nothing.
   */
  submit(entry: OutboxEntry): Promise<{ state: OutboxState; kept: boolean }>;
  remove(key: string): Promise<void>;
  /** Sends what is due; with `eager`, also what our own patience holds back. */
  flush(eager?: boolean): Promise<void>;
  /** When the next entry is due, epoch ms; `null` where none waits. */
  nextDue(): Promise<number | null>;
}

/** Submissions that wait for the server. They are sent in their order, by one window at a time. */
export function createOutbox({ storage, carrier, alone, onChange, onSettled }: Options): Outbox {
  const lastTry = new Map<string, number>();

  async function changed(quiet = false): Promise<void> {
    onChange(await storage.all(), quiet);
  }

  async function attempt(entry: OutboxEntry): Promise<void> {
    const { key } = entry.submission;
    lastTry.set(key, carrier.now());
    // Its sender may have taken it back meanwhile. What the server has taken is told all the same.
    const save = async (next: OutboxEntry) => {
      if (next.state.name === 'sent' || (await storage.get(key)) !== undefined) await storage.put(next);
    };
    const next = receiptOf(await deliver(entry, carrier, save));
    await save(next);
    await changed();
    if (next.state.name !== 'waiting') onSettled(next);
  }

  function isDue({ state, nextAt, notBefore, submission }: OutboxEntry, eager: boolean): boolean {
    const now = carrier.now();
    if (state.name === 'sending') return nextAt <= now;
    if (state.name !== 'waiting') return false;
    if (!eager) return nextAt <= now;
    return notBefore <= now && now - (lastTry.get(submission.key) ?? -Infinity) >= shortestPause;
  }

  async function keep(entry: OutboxEntry): Promise<boolean> {
    try {
      await storage.put(entry);
      await changed(entry.state.name === 'sending');
      return true;
    } catch (error) {
      console.warn(`The outbox cannot store: ${String(error)}`);
      return false;
    }
  }

  return {
    entries: () => storage.all(),
    async submit(entry) {
      const { key } = entry.submission;
      // Files go up in the background: its sender need not wait for them.
      if (entry.files.length > 0) return { state: entry.state, kept: await keep(entry) };
      lastTry.set(key, carrier.now());
      const stored = await keep({ ...entry, state: { name: 'sending' }, nextAt: carrier.now() + sendingTime });
      const next = await deliver(entry, carrier, () => Promise.resolve());
      if (next.state.name === 'waiting') return { state: next.state, kept: stored && (await keep(next)) };
      // The receipt stays until its page has been seen, in case the way there fails.
      if (stored && next.state.name === 'sent') await storage.put(receiptOf(next));
      else if (stored) await storage.remove(key);
      if (stored) await changed(true);
      return { state: next.state, kept: false };
    },
    async remove(key) {
      await storage.remove(key);
      await changed();
    },
    flush: (eager = false) =>
      alone(async () => {
        for (const { submission } of await storage.all()) {
          // Read again: it may have been taken back while others were sent.
          const current = await storage.get(submission.key);
          if (current && isDue(current, eager)) await attempt(current);
        }
      }),
    async nextDue() {
      const due = (await storage.all()).filter(({ state }) => state.name === 'waiting' || state.name === 'sending');
      return due.length === 0 ? null : Math.min(...due.map(({ nextAt }) => nextAt));
    },
  };
}

/** What was sent is with the server now, and no longer here. */
function receiptOf(entry: OutboxEntry): OutboxEntry {
  if (entry.state.name !== 'sent') return entry;
  return { ...entry, values: {}, files: [], submission: { ...entry.submission, values: {} } };
}
