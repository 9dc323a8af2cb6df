import type { FormState } from 'payload';
import { hasSameValue, pathOf, placeIn } from '../../../platform/staff/screens/form-paths.ts';
import type { Conflict, FormBase } from '../form-base.ts';

/**
 * A fresh state of a form, with some fields as they were, and for those the base that they were loaded from.
 * @param paths as a base has them: rows by their ids
 * @param conflicts what remains in dispute
 */
export function keeping(old: FormState, fresh: FormState, paths: string[], conflicts: Conflict[] = []): FormState {
  const state = { ...fresh };
  const [oldBase, newBase] = [old.formBase?.value, fresh.formBase?.value] as [FormBase | null, FormBase | null];
  const base = { ...newBase?.base };
  for (const path of paths) {
    const [from, to] = [placeIn(old, path), placeIn(fresh, path)];
    if (from === null || to === null) continue;
    for (const at of pathsBelow(fresh, to)) delete state[at];
    for (const at of pathsBelow(old, from)) state[to + at.slice(from.length)] = old[at]!;
    for (const at of pathsBelow(base, path)) delete base[at];
    for (const at of pathsBelow(oldBase?.base ?? {}, path)) base[at] = oldBase!.base[at]!;
  }
  if (!newBase) return state;
  const value: FormBase = { ...newBase, base, conflicts };
  return { ...state, formBase: { ...fresh.formBase, value, initialValue: value } };
}

/** The paths, as a base has them, of what was typed between two states of a form; an array whose rows differ is one. */
export function typedSince(before: FormState, now: FormState): string[] {
  const paths: string[] = [];
  for (const at of Object.keys(now).sort()) {
    if (told.has(at) || at.endsWith('.id') || hasSameValue(before[at], now[at])) continue;
    const path = pathOf(now, at);
    // A row that is new is in its array.
    if (path !== null && !paths.some((known) => path.startsWith(`${known}.`))) paths.push(path);
  }
  return paths;
}

/** What the answer to a save changes by itself. */
const told = new Set(['formBase', '_status', 'updatedAt', 'createdAt']);

function pathsBelow(state: Record<string, unknown>, path: string): string[] {
  return Object.keys(state).filter((at) => at === path || at.startsWith(`${path}.`));
}
