import { browserTabs } from '@nasaq/connectivity';
import { useSyncExternalStore } from 'react';
import { browserCarrier } from './deliver.ts';
import { counterName, waitingCount, writeCounter } from './outbox-counter.ts';
import { browserStorage, isShown, type OutboxEntry } from './outbox-entry.ts';
import { createFormsOutbox } from './outbox.ts';

const tabs = browserTabs<never>('nasaq.outbox');

let shown: readonly OutboxEntry[] = [];
let started = false;
const watchers = new Set<() => void>();
const settlers = new Set<(entry: OutboxEntry) => void>();

/** The one outbox of this window; all windows share its entries. */
export const outbox = createFormsOutbox({
  storage: browserStorage(),
  carrier: browserCarrier,
  // Where the browser has no locks, the keys keep a submission from being taken twice.
  alone: (task) => tabs.alone('send', task),
  onChange(entries, quiet) {
    show(entries);
    writeCounter(entries.length, quiet);
  },
  onSettled: (entry) => settlers.forEach((watcher) => watcher(entry)),
});

/** For `useSyncExternalStore`. */
const outboxEntries = {
  get: () => shown,
  subscribe(listener: () => void): () => void {
    watchers.add(listener);
    start();
    return () => watchers.delete(listener);
  },
};

/** Calls back with each entry that the server has taken or refused, in the window that sent it. */
export function whenSettled(listener: (entry: OutboxEntry) => void): () => void {
  settlers.add(listener);
  return () => settlers.delete(listener);
}

/** Sends what is due, and goes on as long as the page is open: by its own clock, and at every sign of a connection. */
function start(): void {
  if (started) return;
  started = true;
  const eager = () => void outbox.flush(true);
  window.addEventListener('online', eager);
  window.addEventListener('focus', eager);
  window.addEventListener('pageshow', eager);
  document.addEventListener('visibilitychange', () => !document.hidden && eager());
  window.addEventListener('storage', ({ key }) => key === counterName && void read());
  void read().then(eager);
}

async function read(): Promise<void> {
  try {
    const entries = await outbox.entries();
    show(entries);
    // The counter is a copy, and either may have been deleted without the other.
    if (entries.length !== waitingCount()) writeCounter(entries.length);
  } catch (error) {
    console.warn('The outbox cannot be read.', error);
  }
}

function show(entries: readonly OutboxEntry[]): void {
  shown = entries;
  for (const watcher of watchers) watcher();
}

const none: readonly OutboxEntry[] = [];

/** What a reader may see of the outbox. Whoever asks sets it going. */
export function useOutbox(): readonly OutboxEntry[] {
  return useSyncExternalStore(outboxEntries.subscribe, outboxEntries.get, () => none).filter(isShown);
}
