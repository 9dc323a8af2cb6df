import type { Locale } from '@nasaq/contract';
import type { Term } from '../glossary/term.ts';
import type { Docs } from '../units.ts';
import type { FieldSpec } from '../field.ts';
import type { TranslationRecord } from '../states.ts';

/** A finding that `stops` keeps its language from being published; one that `warns` is told. */
export const levels = ['stops', 'warns', 'off'] as const;
export type Level = (typeof levels)[number];

/** What findings are sorted by where many stand in one list. */
export const checkGroups = ['complete', 'differences', 'links', 'addresses', 'wording', 'writing', 'time'] as const;
export type CheckGroup = (typeof checkGroups)[number];

interface CheckKind {
  group: CheckGroup;
  /** Until an administrator sets another. Only what is wrong beyond doubt stops. */
  level: Level;
}

/** Every check, with the level that it has by itself. Their sentences stand in the catalogue, by the same names. */
export const checks = {
  'text-missing': { group: 'complete', level: 'stops' },
  'value-missing': { group: 'complete', level: 'stops' },
  'rows-missing': { group: 'complete', level: 'stops' },
  'translation-missing': { group: 'complete', level: 'warns' },
  'text-identical': { group: 'complete', level: 'warns' },
  'text-untranslated': { group: 'complete', level: 'warns' },
  'text-outdated': { group: 'complete', level: 'warns' },
  'text-by-machine': { group: 'complete', level: 'warns' },
  'text-to-review': { group: 'complete', level: 'off' },
  placeholder: { group: 'complete', level: 'stops' },
  'copy-mark': { group: 'complete', level: 'warns' },
  'alt-missing': { group: 'complete', level: 'warns' },
  'alt-untranslated': { group: 'complete', level: 'warns' },
  'picture-language': { group: 'complete', level: 'warns' },
  'file-no-film': { group: 'complete', level: 'stops' },

  'rows-differ': { group: 'differences', level: 'warns' },
  'settings-differ': { group: 'differences', level: 'warns' },
  'figures-differ': { group: 'differences', level: 'warns' },
  'dates-differ': { group: 'differences', level: 'warns' },
  'prices-differ': { group: 'differences', level: 'warns' },
  'contacts-differ': { group: 'differences', level: 'warns' },
  'links-differ': { group: 'differences', level: 'warns' },
  'headings-differ': { group: 'differences', level: 'warns' },
  'emphasis-differs': { group: 'differences', level: 'warns' },
  'length-differs': { group: 'differences', level: 'warns' },

  'link-empty': { group: 'links', level: 'stops' },
  'link-wordless': { group: 'links', level: 'warns' },
  'link-unpublished': { group: 'links', level: 'warns' },
  'link-moved': { group: 'links', level: 'warns' },
  'link-broken': { group: 'links', level: 'warns' },
  'link-language': { group: 'links', level: 'warns' },
  'link-vague': { group: 'links', level: 'warns' },
  'link-form': { group: 'links', level: 'stops' },
  'film-address': { group: 'links', level: 'stops' },

  'slug-missing': { group: 'addresses', level: 'stops' },
  'slug-script': { group: 'addresses', level: 'warns' },
  'slug-taken': { group: 'addresses', level: 'stops' },
  'slug-reserved': { group: 'addresses', level: 'stops' },
  'slug-deep': { group: 'addresses', level: 'stops' },
  'slug-former': { group: 'addresses', level: 'warns' },
  'slug-form': { group: 'addresses', level: 'warns' },
  'title-long': { group: 'addresses', level: 'warns' },
  'description-long': { group: 'addresses', level: 'warns' },
  'description-short': { group: 'addresses', level: 'warns' },
  'share-overflow': { group: 'addresses', level: 'warns' },

  'latin-in-arabic': { group: 'wording', level: 'warns' },
  'arabic-in-english': { group: 'wording', level: 'warns' },
  'term-forbidden': { group: 'wording', level: 'warns' },
  'term-missing': { group: 'wording', level: 'warns' },
  'house-words': { group: 'wording', level: 'warns' },
  'hollow-words': { group: 'wording', level: 'warns' },
  address: { group: 'wording', level: 'warns' },
  'sentence-long': { group: 'wording', level: 'warns' },
  'word-twice': { group: 'wording', level: 'warns' },

  'mixed-run': { group: 'writing', level: 'warns' },
  'punctuation-arabic': { group: 'writing', level: 'warns' },
  'punctuation-english': { group: 'writing', level: 'warns' },
  'quotation-marks': { group: 'writing', level: 'warns' },
  'brackets-unpaired': { group: 'writing', level: 'warns' },
  dash: { group: 'writing', level: 'warns' },
  tatweel: { group: 'writing', level: 'warns' },
  tanween: { group: 'writing', level: 'warns' },
  hamza: { group: 'writing', level: 'warns' },
  'verb-vowels': { group: 'writing', level: 'warns' },
  spelling: { group: 'writing', level: 'warns' },
  numerals: { group: 'writing', level: 'warns' },
  thousands: { group: 'writing', level: 'warns' },
  'double-space': { group: 'writing', level: 'warns' },
  'stray-characters': { group: 'writing', level: 'warns' },
  'markup-left': { group: 'writing', level: 'warns' },
  'heading-order': { group: 'writing', level: 'warns' },
  'heading-empty': { group: 'writing', level: 'warns' },

  'date-past': { group: 'time', level: 'warns' },
  'job-closed': { group: 'time', level: 'warns' },
  'review-passed': { group: 'time', level: 'warns' },
} as const satisfies Record<string, CheckKind>;
export type CheckId = keyof typeof checks;
export const checkIds = Object.keys(checks) as CheckId[];

/** The levels that an administrator has set; the others stay as they are by themselves. */
export type Levels = Partial<Record<CheckId, Level>>;

export function levelOf(check: CheckId, set: Levels): Level {
  return set[check] ?? checks[check].level;
}

/** Where in a text, by the place of its paragraph and in letters of that paragraph. */
export interface TextRange {
  paragraph: number;
  from: number;
  to: number;
}

/** In the values of a finding: what the language has that has nothing of what the other one has. */
export const nothing = '–';

/** What a check has found. */
export interface Finding {
  check: CheckId;
  level: Exclude<Level, 'off'>;
  /** The language that is to be mended; `both` where nobody can tell which of them is wrong. */
  locale: Locale | 'both';
  /** Of the unit, with the pair of its row. */
  path: string;
  /** What its sentence says besides. */
  values: Record<string, string>;
  range?: TextRange;
}

/** A finding before anybody has asked for its level. */
export type Hit = Omit<Finding, 'level' | 'values'> & Partial<Pick<Finding, 'values'>>;

/** An entry that a text links to or a field names. */
export interface LinkedEntry {
  title: Record<Locale, string>;
  /** Whether readers of the language find it. */
  open: Record<Locale, boolean>;
  /** A job that takes no applications any more. */
  closed?: boolean;
}

/** What stands at an address of the site. */
export type Address =
  | { is: 'entry'; entry: string; locale: Locale }
  | { is: 'page'; locale: Locale }
  | { is: 'moved'; to: string }
  | { is: 'nothing' };

export interface PictureFacts {
  alt: Record<Locale, string>;
  name: string;
  /** It says nothing, and needs no words. */
  isDecorative?: boolean;
  /** The only language of the words in it. */
  wordsIn?: Locale;
  /** No picture, but a film. */
  isFilm?: boolean;
}

/**
 * What only the server knows. Each is asked by the value that it is about (a slug, an entry, an address), so that facts
 * which are older than what somebody types say nothing of it rather than something false.
 */
export interface Facts {
  /** By the company's clock, as `2026-11-23`. */
  today: string;
  /** Where the site stands, without a slash at its end. */
  siteUrl: string;
  /** Titles of who else has such a slug. */
  taken: Record<Locale, Record<string, string>>;
  /** Where the address of such a slug leads to now, since another page has moved away from it. */
  former: Record<Locale, Record<string, string>>;
  /** By `collection:id`. */
  entries: Record<string, LinkedEntry>;
  /** By path, decoded and without the site. */
  addresses: Record<string, Address>;
  pictures: Record<string, PictureFacts>;
  /** Names in Latin letters, as they are written. */
  names: string[];
  /** Words as this document writes them, and as the others write the same word. */
  spellings: Record<string, string>;
  /** Of the glossary. */
  terms: readonly Term[];
}

export const noFacts: Facts = {
  today: '',
  siteUrl: '',
  taken: { en: {}, ar: {} },
  former: { en: {}, ar: {} },
  entries: {},
  addresses: {},
  pictures: {},
  names: [],
  spellings: {},
  terms: [],
};

/** Both languages of an entry or page, and all that is known about it. */
export interface CheckInput {
  /** Of its collection, or of a page that exists once. */
  type: string;
  fields: readonly FieldSpec[];
  docs: Docs;
  record: TranslationRecord | null;
  facts: Facts;
  levels: Levels;
}
