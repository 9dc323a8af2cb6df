import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocale } from '../../locale/translator.ts';
import type { FormStore } from '../core/form-store.ts';
import { filesOf } from '../core/form-values.ts';
import { releaseFile } from '../files/chosen-files.ts';
import { removeUpload } from '../files/upload-file.ts';
import { createDraftStorage } from './draft-storage.ts';
import { keepDraft } from './keep-draft.ts';
import { restoreFiles } from './restore-files.ts';

const storage = createDraftStorage();

export interface DraftState {
  /** Something is written that is not sent. */
  unsent: boolean;
  /** When the restored input was written, epoch ms; `null` where nothing was restored. */
  restoredAt: number | null;
  /** The form was sent or discarded in another window; what stands here stays. */
  goneElsewhere: boolean;
  /** Empties the form, and deletes its draft and its uploads. */
  discard(): void;
}

interface Options {
  name: string;
  /** The page came back from a failed post without JavaScript. */
  posted: boolean;
}

/** Keeps a form's input on the device under `name` until it is sent. */
export function useDraft(store: FormStore, { name, posted }: Options): DraftState {
  const locale = useLocale();
  const [restoredAt, setRestoredAt] = useState<number | null>(null);
  const [goneElsewhere, setGone] = useState(false);
  const unsent = useSyncExternalStore(store.subscribe, store.dirty, () => false);

  useEffect(() => {
    const keeper = keepDraft(store, { name, storage, posted, onGone: () => setGone(true) });
    // oxlint-disable-next-line react/set-state-in-effect -- what the device has is known once it has been asked
    setRestoredAt(keeper.restored);
    if (keeper.restored !== null) void restoreFiles(store);
    const stop = new AbortController();
    const { signal } = stop;
    window.addEventListener('storage', ({ key }) => (key === name || key === null) && keeper.changedElsewhere(), {
      signal,
    });
    window.addEventListener('pagehide', () => keeper.flush(), { signal });
    document.addEventListener('visibilitychange', () => document.hidden && keeper.flush(), { signal });
    return () => {
      stop.abort();
      keeper.stop();
    };
  }, [store, name, posted]);

  function discard(): void {
    for (const value of Object.values(store.values())) {
      for (const { id, token } of filesOf(value)) {
        releaseFile(id);
        if (token) removeUpload(token, locale);
      }
    }
    store.replace({});
    setRestoredAt(null);
    setGone(false);
  }

  return { unsent, restoredAt: unsent ? restoredAt : null, goneElsewhere: unsent && goneElsewhere, discard };
}
