import { otherLocale } from '@nasaq/contract';
import { fingerprint, type Mark, type TranslationRecord, valueAt, wordsOf } from '@nasaq/translation';
import type { Desk, MarkChange } from '../desk-api.ts';

/** Something that is said here of a translation, as it stands. */
export interface Said extends Pick<MarkChange, 'as' | 'locale' | 'path'> {
  /** Those that it was made from, where they may have changed since. */
  sourceWords?: string;
}

/** The desk with something said of a translation, before the host has heard it. */
export function markedState<State extends Pick<Desk, 'docs' | 'record'> & { marks: MarkChange[] }>(
  state: State,
  place: Said,
  by: number,
): State {
  const { as, locale, path } = place;
  const mark: MarkChange = {
    as,
    locale,
    path,
    sourceWords: place.sourceWords ?? wordsOf(valueAt(state.docs[otherLocale(locale)], path)),
    target: fingerprint(valueAt(state.docs[locale], path)),
  };
  const isAbout = (other: MarkChange) => other.locale === locale && other.path === path;
  const marks = [...state.marks.filter((other) => !isAbout(other)), mark];
  return { ...state, marks, record: markedRecord(state.record, [mark], by) };
}

/** A record with what was said and the host has not heard. */
export function markedRecord(
  record: TranslationRecord,
  changes: readonly MarkChange[],
  by: number | null,
): TranslationRecord {
  const marks = { en: { ...record.marks.en }, ar: { ...record.marks.ar } };
  for (const { as, locale, path, sourceWords, target } of changes) {
    const said = marks[locale][path];
    const at = Math.floor(Date.now() / 1000);
    const source = fingerprint(sourceWords);
    if (as === 'none') delete marks[locale][path];
    else if (as !== 'minor') marks[locale][path] = { as, source, target, by, at } satisfies Mark;
    else if (said) marks[locale][path] = { ...said, source, minor: { by, at } };
  }
  return changes.length > 0 ? { ...record, marks } : record;
}

/**
 * Whether words are somebody's own that stand where others were: written into nothing, or over all of them at once.
 * Whoever changes a word, a letter or a sign leaves the text with the beginning or the end that it had.
 */
export function isAnew(before: string, now: string): boolean {
  return now !== '' && before[0] !== now[0] && before.at(-1) !== now.at(-1);
}
