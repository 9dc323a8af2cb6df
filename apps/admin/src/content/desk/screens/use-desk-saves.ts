'use client';

import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { autosavePause } from '../../saving/autosave.ts';
import type { Doc } from '../../saving/merge.ts';
import { Saver, type SavedForm } from '../../saving/screens/saver.ts';
import { checkSession } from '../../saving/screens/send-save.ts';
import { storedForms } from '../../saving/screens/stored-forms.ts';
import { type DeskAddress, readDesk } from './desk-calls.ts';
import { DeskLine, type KeptDesk } from './desk-line.ts';
import type { Dispute } from './desk-state.ts';
import type { DeskStore } from './desk-store.ts';

interface Options {
  at: DeskAddress;
  /** Where this browser keeps what is not saved: one place for each entry. */
  place: string;
  store: DeskStore;
  /** Who may only read saves nothing. */
  isReadOnly: boolean;
}

export interface DeskSaves {
  saver: Saver;
  /** Everything that waits, at once; `false` where that did not work. */
  saveNow: () => Promise<boolean>;
  /** A dispute was decided for the own value. */
  decided: () => void;
  /** Shows what others have stored; where a dispute is named, theirs in its place. `false` where it could not be read. */
  show: (givenUp?: Dispute) => Promise<boolean>;
  /** When what was brought back was typed, ISO 8601; empty where nothing was. */
  broughtBack: string;
}

/** Saves a desk by itself: one save after the other, again until it works, and before one leaves. */
export function useDeskSaves({ at, isReadOnly, place, store }: Options): DeskSaves {
  const [saver] = useState(() => new Saver({ typing: autosavePause, retry: { first: 2_000, longest: 60_000 } }));
  const [line] = useState(() => new DeskLine(store));
  // Before anything is drawn or saved; the desk is never drawn by the server.
  const [broughtBack] = useState(() => {
    const kept = storedForms(at.user).read(place);
    return !isReadOnly && kept.values && line.bringBack(kept.values as unknown as KeptDesk) ? kept.at : '';
  });

  useLayoutEffect(() => {
    const save = () => line.save(at);
    const form: SavedForm = {
      values: () => (line.kept() ?? {}) as Doc,
      isModified: () => !isReadOnly && store.hasUnsaved(),
      isRefused: () => false,
      isTyping: () => !isReadOnly && store.isTyping(),
      settle: async () => store.settle(),
      hasConflicts: () => store.hasConflicts(),
      isBusy: () => false,
      save,
      // Always what the desk has now: its answer is put under what is typed from then on.
      send: save,
      checkSession: () => checkSession(at.user),
      keep: (values) => storedForms(at.user).write(place, { values, at: values ? new Date().toISOString() : '' }),
    };
    saver.attach(form, []);
    saver.changed();
    return store.subscribe(() => saver.changed());
  }, [at, isReadOnly, line, place, saver, store]);

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

  return useMemo(() => {
    const saveNow = () => {
      store.settle();
      return saver.saveNow();
    };
    return {
      saver,
      saveNow,
      decided: () => {
        saver.decided();
        saver.changed();
      },
      show: async (givenUp) => {
        if (!(await saveNow())) return false;
        return saver.inTurn(async () => {
          const got = await readDesk(at);
          if ('trouble' in got) return false;
          store.refreshed(got.desk, givenUp);
          return true;
        });
      },
      broughtBack,
    };
  }, [at, broughtBack, saver, store]);
}
