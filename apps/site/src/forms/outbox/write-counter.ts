import { counterName, outboxChanged } from './outbox-counter.ts';

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
