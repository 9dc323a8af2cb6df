import type { FormValue, FormValues } from '../core/form-values.ts';

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
