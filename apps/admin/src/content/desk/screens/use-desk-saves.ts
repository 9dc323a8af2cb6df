'use client';

import { useEffect, useLayoutEffect, useState } from 'react';
import type { DeskAddress } from './desk-calls.ts';
import { DeskSaves } from './desk-saves.ts';
import type { DeskStore } from './desk-store.ts';

interface Options {
  at: DeskAddress;
  /** Where this browser keeps what is not saved: one place for each entry. */
  place: string;
  store: DeskStore;
  isReadOnly: boolean;
}

/** What saves a desk, for as long as the desk is shown; the same object all the time. */
export function useDeskSaves({ at, isReadOnly, place, store }: Options): DeskSaves {
  // The desk is never drawn by the server, which has no browser to keep anything.
  const [saves] = useState(() => new DeskSaves({ at, isReadOnly, place, store }));
  const { saver } = saves;

  useLayoutEffect(() => saves.attach({ at, isReadOnly }), [at, isReadOnly, saves]);
  useEffect(() => () => saver.leave(), [saver]);
  useEffect(() => {
    const seen = () => document.visibilityState === 'visible' && saver.retry();
    window.addEventListener('online', saver.retry);
    document.addEventListener('visibilitychange', seen);
    return () => {
      window.removeEventListener('online', saver.retry);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [saver]);
  return saves;
}
