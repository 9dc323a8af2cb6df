import { useSyncExternalStore } from 'react';

/** Whether the browser has a connection; the server assumes one. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribeOnline,
    () => navigator.onLine,
    () => true,
  );
}

function subscribeOnline(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** `dropped`: it could go on, but the reader has begun something else meanwhile. */
type Held = 'waiting' | 'dropped';

const all = new Set<{ held: Held }>();
const listeners = new Set<() => void>();

/** Something that the reader asked for waits for the connection, until the signal ends it or the way back is called. */
export function hold(signal: AbortSignal): { drop: () => void; release: () => void } {
  const visit: { held: Held } = { held: 'waiting' };
  const release = () => {
    all.delete(visit);
    notify();
  };
  all.add(visit);
  signal.addEventListener('abort', release);
  notify();
  return {
    release,
    drop() {
      visit.held = 'dropped';
      notify();
    },
  };
}

/** What the last that is held back does, if there is one. */
export function useHeldVisit(): Held | undefined {
  return useSyncExternalStore(
    subscribeHeld,
    () => [...all].at(-1)?.held,
    () => undefined,
  );
}

/** One function for all renderings: another would be subscribed to anew with each. */
function subscribeHeld(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notify(): void {
  for (const listener of listeners) listener();
}
