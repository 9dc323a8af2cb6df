import { draftPrefix, isExpired, type Draft } from '../core/draft.ts';

/** Drafts in the browser's storage, which may be full, forbidden or written by an older build: it never throws. */
export interface DraftStorage {
  read(name: string): Draft | null;
  /** `false` where nothing could be kept. */
  write(name: string, draft: Draft): boolean;
  remove(name: string): void;
  /** Deletes every draft that is too old, of whichever form. */
  sweep(): void;
}

/** @param open gives the storage; a browser that forbids it throws at the mere mention */
export function createDraftStorage(open: () => Storage = () => window.localStorage, now = Date.now): DraftStorage {
  function read(name: string): Draft | null {
    try {
      const draft = parse(open().getItem(name));
      return draft && !isExpired(draft, now()) ? draft : null;
    } catch {
      return null;
    }
  }

  function remove(name: string): void {
    try {
      open().removeItem(name);
    } catch {
      // Where nothing may be stored, nothing is.
    }
  }

  return {
    read,
    remove,
    write(name, draft) {
      try {
        open().setItem(name, JSON.stringify(draft));
        return true;
      } catch {
        return false;
      }
    },
    sweep() {
      try {
        const storage = open();
        const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
        for (const name of names) if (name.startsWith(draftPrefix) && read(name) === null) remove(name);
      } catch {
        // As above.
      }
    },
  };
}

function parse(text: string | null): Draft | null {
  const draft = JSON.parse(text ?? 'null') as Partial<Draft> | null;
  const valid =
    draft?.version === 1 &&
    typeof draft.key === 'string' &&
    typeof draft.savedAt === 'number' &&
    isRecord(draft.values) &&
    isRecord(draft.changed);
  return valid ? (draft as Draft) : null;
}

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
