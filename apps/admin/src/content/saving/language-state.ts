import { type Locale, locales } from '@nasaq/contract';
import type { Tone } from '../../platform/staff/screens/tag.tsx';

/**
 * One language of an entry: on the site as it stands (`published`), on the site with a draft waiting (`changed`), written
 * but not on the site (`draft`), begun without the name that its page needs (`untitled`), or not written (`missing`).
 */
export type LanguageState = 'published' | 'changed' | 'draft' | 'untitled' | 'missing';

type Row = Readonly<Record<string, unknown>>;

/** What a language is told from: both rows with every language. */
export interface LanguageRows {
  /** The published row. */
  stored: Row;
  /** The newest draft, with the record of its changes. */
  newest: Row;
  /** The languages in which the newest draft says something that readers do not have (`waitingLanguages`). */
  waiting: ReadonlySet<Locale>;
  /** The field without which a language is not written. */
  name: string;
}

export function languageState({ name, newest, stored, waiting }: LanguageRows, locale: Locale): LanguageState {
  if (isPublished(stored, locale)) return waiting.has(locale) ? 'changed' : 'published';
  if (inLanguage(newest[name], locale)) return 'draft';
  return isBegun(newest.changes, locale) ? 'untitled' : 'missing';
}

/**
 * The languages that readers have and of which a newer draft was saved since: not yet whether it still says something else,
 * as it does not where an edit was undone or the version that readers have came back.
 */
export function editedLanguages({ newest, stored }: Pick<LanguageRows, 'newest' | 'stored'>): Locale[] {
  return locales.filter((locale) => isPublished(stored, locale) && inLanguage(newest._status, locale) !== 'published');
}

function isPublished(stored: Row, locale: Locale): boolean {
  return inLanguage(stored._status, locale) === 'published' && !stored.deletedAt;
}

/** Whether somebody has written something in a language: its address alone is what the product fills in. */
function isBegun(changes: unknown, locale: Locale): boolean {
  const paths = Object.keys((changes as object | null | undefined) ?? {});
  return paths.some((path) => path.startsWith(`${locale}:`) && !/:(?:_status|slug)$/u.test(path));
}

/** Whether readers find that language, be it with changes that wait. */
export function isOnSite(state: LanguageState): boolean {
  return state === 'published' || state === 'changed';
}

/** Settings have one state for both languages. */
function inLanguage(value: unknown, locale: Locale): unknown {
  if (typeof value === 'string') return value;
  return (value as Partial<Record<Locale, unknown>> | null | undefined)?.[locale];
}

/** How loud a state's tag is. */
export const toneOf: Record<LanguageState, Tone> = {
  published: 'good',
  changed: 'active',
  draft: 'quiet',
  untitled: 'quiet',
  missing: 'quiet',
};
