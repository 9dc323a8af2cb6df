import { isLocale, type Locale } from '@nasaq/contract';
import type { Base } from './merge.ts';
import type { Publication } from './publication.ts';

/** What a row of files calls the one that it has: with the same name it has the same content. */
export const fileName = 'filename';

/** What a form carries about what it was loaded from, and what it is told about others after a save. */
export interface FormBase {
  /** The form itself: one for each time that an entry is opened. */
  form: string;
  /** Whose form it is: nobody saves it in the name of whoever signs in instead. */
  member: number;
  locale: Locale;
  base: Base;
  /** What others have changed since, and the form does not show yet. */
  others: OtherChange[];
  /** What others and this form have changed differently: not saved until it is decided. */
  conflicts: Conflict[];
  publication: Publication;
  /** In a save: paths at which it is stored knowingly over what somebody else has. */
  over?: string[];
}

export interface OtherChange {
  path: string;
  /** As the form names the field, in the language of the menus. */
  label: string;
  /** Empty where nobody was signed in. */
  by: string;
  /** Where it was the reader, in another window. */
  own?: true;
  /** ISO 8601. */
  at: string;
}

export interface Conflict extends OtherChange {
  /** Their value, as text. */
  theirs: string;
  /** The base of a form that has seen their value: with it, the form’s own value is saved over theirs. */
  seen: Base;
}

/** What came back with a form, as far as it is one: anybody can send anything. */
export function readFormBase(
  sent: unknown,
  locale: unknown,
): (Required<Pick<FormBase, 'form' | 'base' | 'over'>> & { member: unknown }) | null {
  if (typeof sent !== 'object' || sent === null) return null;
  const { form, base, locale: loadedIn, member, over } = sent as Partial<Record<keyof FormBase, unknown>>;
  if (!isLocale(loadedIn) || loadedIn !== locale || typeof form !== 'string' || form.length > 40) return null;
  if (typeof base !== 'object' || base === null) return null;
  const entries = Object.entries(base).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return {
    form,
    member,
    base: Object.fromEntries(entries),
    over: Array.isArray(over) ? over.filter((one) => typeof one === 'string') : [],
  };
}
