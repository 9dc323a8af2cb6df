import { otherLocale, type Locale } from '@nasaq/contract';
import { fingerprintOfWords } from './fingerprint.ts';
import { isEmpty, wordsOf } from './words.ts';

/**
 * How a field stands in one language: nothing is there (`missing`), somebody has written it and nobody has said that it
 * answers its source (`draft`), a machine has (`machine`), a second person is to read it (`review`), somebody has said
 * that it says what its source says (`confirmed`), and its source has changed since (`outdated`).
 * In the language that is the source, a field that is written is `source`; where neither language has words, `empty`.
 */
export const fieldStates = [
  'missing',
  'outdated',
  'machine',
  'review',
  'draft',
  'confirmed',
  'source',
  'empty',
] as const;
export type FieldState = (typeof fieldStates)[number];

/**
 * What was said of a translation, and of which words: of any others it no longer holds. Only what a `machine` has drafted
 * stays its own through every edit, until a person confirms it or says that nothing of it is left.
 */
export interface Mark {
  /** `confirmed` by a person, drafted by a `machine`, or given to somebody to `review`. */
  as: 'confirmed' | 'machine' | 'review';
  /** Fingerprints of the source's words and of the translation's at that moment. */
  source: string;
  target: string;
  /** The id of the member of staff; nobody where the product itself has said it. */
  by: number | null;
  /** Seconds since 1970. */
  at: number;
  /** Who has said of a later change of the source that it is a minor one, and when. */
  minor?: { by: number | null; at: number };
}

/** Kept with an entry, and so with each of its versions: its source, and the marks of each language by path. */
export interface TranslationRecord {
  source: Locale;
  marks: Record<Locale, Record<string, Mark>>;
}

export function emptyRecord(source: Locale): TranslationRecord {
  return { source, marks: { en: {}, ar: {} } };
}

/** A record as it was stored, as far as it is one. */
export function readRecord(stored: unknown): TranslationRecord | null {
  const record = stored as Partial<TranslationRecord> | null | undefined;
  if (record?.source !== 'en' && record?.source !== 'ar') return null;
  return { source: record.source, marks: { en: record.marks?.en ?? {}, ar: record.marks?.ar ?? {} } };
}

/** Both languages of one field. */
export type Values = Record<Locale, unknown>;

/** The state of one field in one language. A pure function of what is stored: no save can forget to renew it. */
export function stateOf(values: Values, locale: Locale, source: Locale, mark: Mark | undefined): FieldState {
  const other = otherLocale(locale);
  if (isEmpty(values[locale])) return isEmpty(values[other]) ? 'empty' : 'missing';
  if (locale === source) return 'source';
  if (!mark) return 'draft';
  if (mark.as !== 'machine' && mark.target !== fingerprintOfWords(wordsOf(values[locale]))) return 'draft';
  if (mark.source !== fingerprintOfWords(wordsOf(values[other]))) return 'outdated';
  return mark.as;
}

/** The state of an entry in one language: the one of its fields that asks for most work. */
export function worstOf(states: readonly FieldState[]): FieldState {
  return fieldStates.find((state) => states.includes(state)) ?? 'empty';
}
