import { isLocale, type Locale, locales } from '@nasaq/contract';
import { type Change, type Changes, saverOf } from '../saving/changes.ts';

/** Who has saved a version, the last first, and the languages in which they have changed something. */
export interface VersionSavers {
  by: number[];
  languages: Locale[];
}

/**
 * A version gathers the saves of a run of work, of whoever takes part in it: what differs from the version before it is its
 * own. A value of both languages counts for both; where no value was changed, as by a publication, the save itself counts.
 * @param before the changes of the version before it; without, nothing but the last save is known
 */
export function versionSavers(changes: unknown, before: unknown): VersionSavers {
  const last = saverOf(changes);
  if (!before) return { by: last?.by ? [last.by] : [], languages: last ? [last.locale] : [] };
  const known = before as Changes;
  const own = Object.entries((changes ?? {}) as Changes).filter(([key, [, at]]) => at !== known[key]?.[1]);
  const values = own.filter(([key]) => !key.endsWith(':_status') && key !== filledByHost);
  const counted = values.length > 0 ? values : own.filter(([key]) => key !== filledByHost);
  const isChanged = (locale: Locale) => counted.some(([key]) => languageOf(key) === locale || languageOf(key) === null);
  return {
    // Who saved and changed nothing, as where another one's value was kept, is nobody's author.
    by: [...new Set(counted.toSorted(latest).flatMap(([, [by]]) => by ?? []))],
    languages: locales.filter(isChanged),
  };
}

/** The first publication sets it, in whichever language it is. */
const filledByHost = 'publishedAt';

function latest([, one]: [string, Change], [, other]: [string, Change]): number {
  return other[1] - one[1];
}

/** @returns `null` for what both languages share */
function languageOf(key: string): Locale | null {
  const language = key.split(':', 1)[0]!;
  return isLocale(language) && key.includes(':') ? language : null;
}
