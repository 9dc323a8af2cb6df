'use client';

import { useEffect } from 'react';
import type { Saver } from './saver.ts';

/** What could not be saved is tried again as soon as the browser is online or somebody comes back to the tab; what is typed goes along when the screen does. */
export function useRetries(saver: Pick<Saver, 'leave' | 'retryByItself'>): void {
  useEffect(() => {
    const seen = () => document.visibilityState === 'visible' && saver.retryByItself();
    window.addEventListener('online', saver.retryByItself);
    document.addEventListener('visibilitychange', seen);
    return () => {
      window.removeEventListener('online', saver.retryByItself);
      document.removeEventListener('visibilitychange', seen);
      saver.leave();
    };
  }, [saver]);
}
