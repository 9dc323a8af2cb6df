interface Watch {
  /** Milliseconds between two ticks; after sleep the next one comes at once. */
  every: number;
  onTick: () => void;
  onOffline: () => void;
  /** The browser is online again, the page is seen again, or it comes out of the browser's memory, where connections end. */
  onBack: (mayBeDead: boolean) => void;
}

/** Tells when a connection may have been lost without a word, and when it can be had again. */
export function watchConnection({ every, onTick, onOffline, onBack }: Watch): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const timer = setInterval(onTick, every);
  window.addEventListener('offline', () => onOffline(), { signal });
  window.addEventListener('online', () => onBack(true), { signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && onBack(true), { signal });
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'visible' && navigator.onLine && onBack(false),
    { signal },
  );
  return () => {
    clearInterval(timer);
    listeners.abort();
  };
}
