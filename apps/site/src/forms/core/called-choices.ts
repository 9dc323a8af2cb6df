import { type BilingualText, cleanList, type Field, type Fields, type Locale } from '@nasaq/contract';
import type { FormValue, FormValues } from './form-values.ts';

/** What chosen choices were called when they were chosen, by their values. */
export type Called = Readonly<Record<string, BilingualText>>;

/** A choice that is chosen still, and has another name by now. */
export interface Renamed {
  field: string;
  value: string;
  before: string;
  now: string;
}

/** Of the owner's choices alone, which they may rename. @param before names of those that were chosen earlier */
export function calledIn({ offered = [], type }: Field, value: FormValue | undefined, before: Called = {}): Called {
  const chosen = type === 'list' ? cleanList(value) : [value];
  return Object.fromEntries(
    offered
      .filter((choice) => chosen.includes(choice.value))
      .flatMap((choice) => {
        const labels = before[choice.value] ?? choice.labels;
        return labels ? [[choice.value, labels]] : [];
      }),
  );
}

/** Of every field of a form, by its name. */
export function calledBy(
  form: Fields,
  values: FormValues,
  before: (name: string) => Called | undefined = () => undefined,
): Record<string, Called> {
  return Object.fromEntries(
    Object.entries(form).flatMap(([name, field]) =>
      field.offered ? [[name, calledIn(field, values[name], before(name))]] : [],
    ),
  );
}

/** As a reader of one language sees it: a name that has changed in the other one is no news to them. */
export function renamedChoices(form: Fields, called: Readonly<Record<string, Called>>, locale: Locale): Renamed[] {
  return Object.entries(called).flatMap(([field, names]) =>
    (form[field]?.offered ?? []).flatMap(({ value, labels }) => {
      const before = names[value]?.[locale];
      const now = labels?.[locale];
      return before && now && before !== now ? [{ field, value, before, now }] : [];
    }),
  );
}

/** The same names are no news to whoever watches. */
export function sameOr<Names>(before: Names, next: Names): Names {
  return JSON.stringify(before) === JSON.stringify(next) ? before : next;
}
