/**
 * How many entries the outbox holds, readable at once and without its code. The number is followed by the moment of its
 * writing, so that every change reaches the other windows as a `storage` event.
 */
export const counterName = 'nasaq.outbox';

/** Tells this window; the browser tells the others. */
export const outboxChanged = 'nasaq:outbox';

/** 0 where nothing waits, or where the browser forbids to look. */
export function waitingCount(): number {
  try {
    return Number.parseInt(localStorage.getItem(counterName) ?? '0', 10) || 0;
  } catch {
    return 0;
  }
}
