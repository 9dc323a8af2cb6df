'use client';

import { useEffect, useLayoutEffect, useState } from 'react';
import { useRetries } from '../../saving/screens/use-retries.ts';
import type { DeskAddress } from './desk-calls.ts';
import { DeskSaves } from './desk-saves.ts';
import type { KeptPlaces } from './kept-desk.ts';
import type { DeskStore } from './desk-store.ts';

interface Options {
  at: DeskAddress;
  places: KeptPlaces;
  store: DeskStore;
  isReadOnly: boolean;
}

/** What saves a desk, for as long as the desk is shown; the same object all the time. */
export function useDeskSaves({ at, isReadOnly, places, store }: Options): DeskSaves {
  // The desk is never drawn by the server, which has no browser to keep anything.
  const [saves] = useState(() => new DeskSaves({ at, isReadOnly, places, store }));

  useLayoutEffect(() => saves.attach({ at, isReadOnly }), [at, isReadOnly, saves]);
  useRetries(saves.all);
  // After it has kept what it could not save.
  useEffect(() => () => places.release(), [places]);
  return saves;
}
