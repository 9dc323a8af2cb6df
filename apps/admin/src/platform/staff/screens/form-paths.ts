import type { FormState } from 'payload';

type FormField = FormState[string] | undefined;

/** Where the value of a path stands: a form counts its rows where a path has their ids; `null` where the row is gone. */
export function placeIn(state: FormState, path: string): string | null {
  let at = '';
  for (const part of path.split('.')) {
    const rows = state[at]?.rows;
    const place = rows ? rows.findIndex(({ id }) => id === part) : part;
    if (place === -1) return null;
    at = at === '' ? String(place) : `${at}.${place}`;
  }
  return at;
}

/** The path, with the ids of its rows, of what stands at a place; `null` where there is no such row. */
export function pathOf(state: FormState, place: string): string | null {
  const path: string[] = [];
  let at = '';
  for (const part of place.split('.')) {
    const rows = state[at]?.rows;
    const id = rows ? rows[Number(part)]?.id : part;
    if (id === undefined) return null;
    path.push(id);
    at = at === '' ? part : `${at}.${part}`;
  }
  return path.join('.');
}

/** Whether a field has the same value, or the same rows, in two states. */
export function hasSameValue(before: FormField, now: FormField): boolean {
  if (before?.value instanceof File || now?.value instanceof File) return before?.value === now?.value;
  return rowsOf(before) === rowsOf(now) && JSON.stringify(before?.value) === JSON.stringify(now?.value);
}

/** Whether the same stands in all fields of two states of a form. */
export function hasSameValues(before: FormState, now: FormState): boolean {
  if (before === now) return true;
  return Object.keys({ ...before, ...now }).every((place) => hasSameValue(before[place], now[place]));
}

function rowsOf(field: FormField): string {
  return field?.rows?.map(({ id }) => id).join() ?? '';
}
