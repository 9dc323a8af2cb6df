import type { Locale } from '@nasaq/contract';
import type { Tone } from '../../platform/staff/screens/tag.tsx';

/**
 * One language of an entry: on the site as it stands (`published`), on the site with a draft waiting (`changed`), written
 * but not on the site (`draft`), begun without the name that its page needs (`untitled`), or not written (`missing`).
 */
export type LanguageState = 'published' | 'changed' | 'draft' | 'untitled' | 'missing';

type Row = Readonly<Record<string, unknown>>;

/** Both of them with every language. */
interface Rows {
  /** The published row. */
  stored: Row;
  /** The newest draft, with the record of its changes. */
  newest: Row;
  /** The field without which a language is not written. */
  name: string;
}

export function languageState({ name, newest, stored }: Rows, locale: Locale): LanguageState {
  const draft = inLanguage(newest._status, locale) !== 'published';
  if (inLanguage(stored._status, locale) === 'published' && !stored.deletedAt) return draft ? 'changed' : 'published';
  if (inLanguage(newest[name], locale)) return 'draft';
  return isBegun(newest.changes, locale) ? 'untitled' : 'missing';
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
