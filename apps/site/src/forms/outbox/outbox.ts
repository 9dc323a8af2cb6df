import { clientTimeout } from '@nasaq/contract';
import { createOutbox, type OutboxStorage } from '@nasaq/outbox';
import { deliver, type Carrier } from './deliver.ts';
import { isIn, keyOf, type OutboxEntry, type OutboxState } from './outbox-entry.ts';

/** A returning connection may bring several signs at once: one attempt is enough for all of them. */
const eagerEvery = 3_000;

/** As long as a form is busy with its entry, nobody else touches it. */
const sendingTime = 2 * clientTimeout;

interface Options {
  storage: OutboxStorage<OutboxEntry>;
  carrier: Carrier;
  /** Runs the task unless another window runs one already: then `false`. */
  alone(task: () => Promise<void>): Promise<boolean>;
  /** The entries have changed, here; `quiet` where there is nothing new to show. */
  onChange(entries: readonly OutboxEntry[], quiet: boolean): void;
  /** One that waited has been taken by the server or given back, by this window. */
  onSettled(entry: OutboxEntry): void;
}

export interface FormsOutbox {
  entries(): Promise<readonly OutboxEntry[]>;
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
  stop(): void;
}

/** Submissions that wait for the server, each for itself: one that has to wait holds up nobody else's. */
export function createFormsOutbox({ storage, carrier, alone, onChange, onSettled }: Options): FormsOutbox {
  const queue = createOutbox<OutboxEntry>({
    storage,
    idOf: keyOf,
    waits: (entry) => isIn(entry, 'waiting') || isIn(entry, 'sending'),
    inOrder: false,
    eagerEvery,
    deliver: async (entry, save) => receiptOf(await deliver(entry, carrier, save)),
    // What the server has taken is told all the same.
    outlives: (entry) => isIn(entry, 'sent'),
    alone,
    onChange: changed,
    onSettled,
    now: carrier.now,
  });

  async function changed(quiet = false): Promise<void> {
    onChange(await storage.all(), quiet);
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
    entries: async () => storage.all(),
    async submit(entry) {
      const key = keyOf(entry);
      // Files go up in the background: its sender need not wait for them.
      if (entry.files.length > 0) return { state: entry.state, kept: await keep(entry) };
      queue.tried(key);
      const until = carrier.now() + sendingTime;
      const stored = await keep({ ...entry, state: { name: 'sending' }, nextAt: until, notBefore: until });
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
    flush: queue.flush,
    nextDue: queue.nextDue,
    stop: queue.stop,
  };
}

/** What was sent is with the server now, and no longer here. */
function receiptOf(entry: OutboxEntry): OutboxEntry {
  if (entry.state.name !== 'sent') return entry;
  return { ...entry, values: {}, files: [], submission: { ...entry.submission, values: {} } };
}
