import { type Fields, isAnswerField } from '@nasaq/contract';
import { type Draft, draftPrefix, isExpired } from '../core/draft.ts';
import type { FormValues } from '../core/form-values.ts';
import { choicesOf } from '../core/leftovers.ts';

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
  const told = { ...theirs.told, ...ours.told };
  for (const [name, at] of Object.entries(theirs.changed)) {
    if (at <= (changed[name] ?? -1)) continue;
    values[name] = theirs.values[name];
    changed[name] = at;
    if (theirs.told?.[name]) told[name] = theirs.told[name];
  }
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
): FormValues | null {
  const news = Object.keys(theirs.changed).filter(
    (name) => !touched.has(name) && !same(theirs.values[name], values[name]),
  );
  return news.length === 0 ? null : (Object.fromEntries(news.map((name) => [name, theirs.values[name]])) as FormValues);
}

/** Values are text, flags and lists of them. */
function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}

/**
 * A draft from when each language had other names for the questions of a job: an answer went by the place of its question,
 * a choice by its own.
 */
export function withNamedAnswers(draft: Draft, fields: Fields): Draft {
  const answers = Object.keys(fields).filter(isAnswerField);
  const nameOf = (name: string) => answers[Number(/^answer:(?<place>\d+)$/.exec(name)?.groups?.place)] ?? name;
  const named = <Value>(values: Readonly<Record<string, Value>>) =>
    Object.entries(values).map(([name, value]): [string, Value] => [nameOf(name), value]);
  const values = named(draft.values).map(([name, value]) => [
    name,
    isRecord(value) ? choicesOf(fields[name]!)[(value as { choice: number }).choice] : value,
  ]);
  return { ...draft, values: Object.fromEntries(values), changed: Object.fromEntries(named(draft.changed)) };
}
