import { type Locale, locales } from '@nasaq/contract';
import { saverOf } from '../saving/changes.ts';

/** What of a version says whether it went to readers. */
export interface Published {
  changes?: unknown;
  /** Settings have one state for both languages. */
  _status?: Partial<Record<Locale, string | null>> | string | null;
}

/**
 * Whether a version is a publication: of an entry, whether the language is published in which it was saved. The draft of
 * the other language leaves that of the published one as it was.
 */
export function wasPublished({ _status, changes }: Published): boolean {
  if (typeof _status === 'string') return _status === 'published';
  const saved = saverOf(changes);
  return (saved ? [saved.locale] : locales).some((locale) => _status?.[locale] === 'published');
}

/** Settings go out in both languages, whichever of them was on the screen. */
export function goesOutInBoth({ _status }: Published): boolean {
  return _status === 'published';
}
