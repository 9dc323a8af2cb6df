import { useSyncExternalStore } from 'react';
import { counterName, outboxChanged, waitingCount } from './outbox-counter.ts';

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
