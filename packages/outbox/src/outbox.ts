import { isDue, type Schedule } from './schedule.ts';

type Awaitable<Value> = Value | Promise<Value>;

/** Where entries lie, shared by all windows, each under a key of its own, so that none overwrites what another wrote. */
export interface OutboxStorage<Entry> {
  /** In the order in which they were written. */
  all(): Awaitable<readonly Entry[]>;
  get(id: string): Awaitable<Entry | null | undefined>;
  put(entry: Entry): Awaitable<void>;
  remove(id: string): Awaitable<void>;
}

interface Options<Entry extends Schedule> {
  storage: OutboxStorage<Entry>;
  /** The same id is the same thing to its host, however often it is sent. */
  idOf: (entry: Entry) => string;
  /** It is to be sent: neither delivered nor refused. */
  waits: (entry: Entry) => boolean;
  /** One that waits holds up those behind it. */
  inOrder: boolean;
  /**
   * One attempt. Brings the entry as it is afterwards, or `null` where nothing of it stays. `save` notes on the way what
   * need not be done again.
   */
  deliver: (entry: Entry, save: (entry: Entry) => Promise<void>) => Promise<Entry | null>;
  /** Stored also where its writer has taken it back meanwhile. */
  outlives?: (entry: Entry) => boolean;
  /** Runs the task unless another window runs one already: then `false`. */
  alone: (task: () => Promise<void>) => Promise<boolean>;
  /** Entries have changed, by this window. */
  onChange: () => unknown;
  /** An attempt has settled it: delivered or refused. */
  onSettled?: (entry: Entry) => void;
  now: () => number;
  /** Milliseconds between two eager attempts of one entry: a returning connection may bring several signs at once. */
  eagerEvery?: number;
}

export interface Outbox {
  /** Sends what is due; with `eager`, also what our own patience holds back. Goes on by itself as long as something waits. */
  flush(eager?: boolean): Promise<void>;
  /** It is being tried elsewhere, from now on. */
  tried(id: string): void;
  /** When the next entry is due, epoch ms; `null` where none waits. */
  nextDue(): Promise<number | null>;
  stop(): void;
}

/** Another window is sending: milliseconds after which this one looks again. */
const otherWindow = 3_000;
const shortestPause = 250;

/**
 * An outbox: entries that leave one at a time, by one window at a time, again with growing patience until their host has
 * taken or refused them. A refusal waits for its writer and holds up nobody.
 */
export function createOutbox<Entry extends Schedule>(options: Options<Entry>): Outbox {
  const { storage, idOf, waits, inOrder, deliver, outlives, alone, onChange, onSettled, now, eagerEvery = 0 } = options;
  const lastTry = new Map<string, number>();
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  let again: { eager: boolean } | null = null;

  async function flush(eager = false): Promise<void> {
    if (running) {
      again = { eager: eager || again?.eager === true };
      return running;
    }
    clearTimeout(timer);
    running = run(eager);
    try {
      await running;
    } finally {
      running = null;
    }
    const wanted = again as { eager: boolean } | null;
    again = null;
    if (wanted && !stop.signal.aborted) await flush(wanted.eager);
  }

  async function run(eager: boolean): Promise<void> {
    try {
      const mine = await alone(() => drain(eager));
      await plan(mine ? undefined : otherWindow);
    } catch (error) {
      // Where the browser keeps nothing for us, or the page is being left, there is no outbox: a state, not a failure.
      console.warn('The outbox cannot be read.', error);
    }
  }

  async function drain(eager: boolean): Promise<void> {
    const tried = new Set<string>();
    const isNext = (entry: Entry) => !tried.has(idOf(entry)) && mayTry(entry, eager);
    for (;;) {
      // Read again each time: some may have been taken back or written while others were sent.
      const waiting = await queue();
      const next = (inOrder ? waiting.slice(0, 1) : waiting).find(isNext);
      if (!next || stop.signal.aborted) return;
      tried.add(idOf(next));
      await attempt(next);
    }
  }

  function mayTry(entry: Entry, eager: boolean): boolean {
    if (eager && now() - (lastTry.get(idOf(entry)) ?? -Infinity) < eagerEvery) return false;
    return isDue(entry, now(), eager);
  }

  async function attempt(entry: Entry): Promise<void> {
    const id = idOf(entry);
    lastTry.set(id, now());
    const save = async (next: Entry) => {
      // Its writer may have taken it back meanwhile.
      if (outlives?.(next) || (await storage.get(id))) await storage.put(next);
      await onChange();
    };
    const next = await deliver(entry, save);
    if (next) await save(next);
    else {
      await storage.remove(id);
      await onChange();
    }
    if (!next || !waits(next)) onSettled?.(next ?? entry);
  }

  async function queue(): Promise<Entry[]> {
    return (await storage.all()).filter(waits);
  }

  async function nextDue(): Promise<number | null> {
    const waiting = await queue();
    const moments = (inOrder ? waiting.slice(0, 1) : waiting).map(({ nextAt }) => nextAt);
    return moments.length === 0 ? null : Math.min(...moments);
  }

  async function plan(pause?: number): Promise<void> {
    const due = await nextDue();
    clearTimeout(timer);
    if (due === null || stop.signal.aborted) return;
    timer = setTimeout(() => void flush(), pause ?? Math.max(shortestPause, due - now()));
  }

  return {
    flush,
    tried: (id) => void lastTry.set(id, now()),
    nextDue,
    stop() {
      stop.abort();
      clearTimeout(timer);
    },
  };
}
