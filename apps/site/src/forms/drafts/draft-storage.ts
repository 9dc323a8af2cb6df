import { type Draft, draftPrefix, isExpired } from '../core/draft.ts';
import type { FormValue, FormValues } from '../core/form-values.ts';

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

/**
 * Two windows' work on one form: of every field the later change, whichever window wrote it. The key is that of `ours`,
 * and both sides come to the same values in either order.
 */
export function mergeDrafts(ours: Draft, theirs: Draft): Draft {
  const values = { ...ours.values };
  const changed = { ...ours.changed };
  for (const [name, at] of Object.entries(theirs.changed)) {
    if (at <= (changed[name] ?? -1)) continue;
    values[name] = theirs.values[name];
    changed[name] = at;
  }
  const told = { ...theirs.told, ...ours.told };
  return {
    ...ours,
    values,
    changed,
    savedAt: Math.max(ours.savedAt, theirs.savedAt),
    ...(Object.keys(told).length > 0 ? { told } : {}),
  };
}

/** What another window wrote into fields that this one has not touched; `null` where there is nothing new. */
export function untouched(
  theirs: Draft,
  values: Readonly<Record<string, unknown>>,
  touched: ReadonlySet<string>,
): Record<string, unknown> | null {
  const news = Object.keys(theirs.changed).filter(
    (name) => !touched.has(name) && !same(theirs.values[name], values[name]),
  );
  return news.length === 0 ? null : Object.fromEntries(news.map((name) => [name, theirs.values[name]]));
}

/** Values are text, flags and lists of them. */
function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}

/**
 * How a draft names what is in the form. A draft may be read in the other language, where some fields (screening
 * questions) have other names and choices.
 */
export interface Neutral {
  /** `null` for a field of the other language, which the form remembers. */
  write(field: string, value: FormValue): [name: string, value: unknown] | null;
  /** `null` for what this form does not have. */
  read(name: string, value: unknown): [field: string, value: FormValue] | null;
}

/** A form that is the same in both languages. */
export const sameInBoth: Neutral = {
  write: (field, value) => [field, value],
  read: (name, value) => [name, value as FormValue],
};

export function toDraft(neutral: Neutral, values: FormValues): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).flatMap(([field, value]) => listed(neutral.write(field, value))));
}

export function fromDraft(neutral: Neutral, values: Readonly<Record<string, unknown>>): FormValues {
  return Object.fromEntries(Object.entries(values).flatMap(([name, value]) => listed(neutral.read(name, value))));
}

function listed<Item>(item: Item | null): Item[] {
  return item === null ? [] : [item];
}
