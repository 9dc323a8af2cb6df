'use client';

import { useSyncExternalStore } from 'react';
import { messages } from '../messages.js';

export function OfflineBanner() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <output className="offline">{!online && <span className="offline__text">{messages.shell.offline}</span>}</output>
  );
}

function subscribe(listener) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
