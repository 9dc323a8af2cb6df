import type { Locale } from '@nasaq/contract';
import { readRecord, type TranslationRecord } from '@nasaq/translation';
import type { RequestContext } from 'payload';

/** What is said of an entry's translations, changed together with a save. */
export type ChangeRecord = (record: TranslationRecord) => TranslationRecord;

const changing = 'changeTranslationRecord';

/** For the `context` of a save; the hook that keeps the record asks for it. */
export function recordChange(change: ChangeRecord): RequestContext {
  return { [changing]: change };
}

export function recordChangeIn(context: RequestContext): ChangeRecord | undefined {
  return context[changing] as ChangeRecord | undefined;
}

/** With the marks of these languages as an older version has them; its source too, where both come back. */
export function withMarksOf(stored: unknown, languages: readonly Locale[]): ChangeRecord {
  const old = readRecord(stored);
  return (record) => {
    // A version from before there were records says nothing; the words tell what still holds.
    if (!old) return record;
    const marks = { ...record.marks, ...Object.fromEntries(languages.map((locale) => [locale, old.marks[locale]])) };
    return { source: languages.length > 1 ? old.source : record.source, marks };
  };
}
