import { useSyncExternalStore } from 'react';

/**
 * How many entries the outbox holds, readable at once and without its code. The number is followed by the moment of its
 * writing, so that every change reaches the other windows as a `storage` event.
 */
export const counterName = 'nasaq.outbox';

/** Tells this window; the browser tells the others. */
const outboxChanged = 'nasaq:outbox';

/** 0 where nothing waits, or where the browser forbids to look. */
export function waitingCount(): number {
  try {
    return Number.parseInt(localStorage.getItem(counterName) ?? '0', 10) || 0;
  } catch {
    return 0;
  }
}

/** How many submissions lie in the outbox of this browser; the server knows of none. */
export function useOutboxCount(): number {
  return useSyncExternalStore(subscribe, waitingCount, () => 0);
}

function subscribe(listener: () => void): () => void {
  const stop = new AbortController();
  window.addEventListener(outboxChanged, listener, { signal: stop.signal });
  window.addEventListener('storage', ({ key }) => key === counterName && listener(), { signal: stop.signal });
  return () => stop.abort();
}

/** Notes how many entries there are, for every window and for the next visit; `quiet` leaves this window alone. */
export function writeCounter(count: number, quiet = false): void {
  try {
    if (count === 0) localStorage.removeItem(counterName);
    else localStorage.setItem(counterName, `${count} ${Date.now()}`);
  } catch {
    // Without it the entries are sent from the page of their form only.
  }
  if (!quiet) window.dispatchEvent(new Event(outboxChanged));
}
