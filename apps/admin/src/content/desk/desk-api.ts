import type { Locale } from '@nasaq/contract';
import type { Bilingual, Doc, Docs, FieldSpec, TranslationRecord } from '@nasaq/translation';
import type { Conflict, OtherChange } from '../saving/form-base.ts';
import type { Base } from '../saving/merge.ts';
import type { Overruled } from '../saving/overruled.ts';
import type { Publication } from '../saving/publication.ts';

/** What a desk stands on: both languages of the newest draft, and what was said of their translations. */
interface DeskState {
  /** Each language as a form would have it, with the values that both share in either. */
  docs: Docs;
  /** What `docs` were loaded from, for the next save. */
  bases: Record<Locale, Base>;
  record: TranslationRecord;
  publication: Publication;
  /** Of the newest draft; `null` of a page that nobody has saved yet. */
  lastChange: LastChange | null;
}

/** When somebody has changed an entry, and who: nobody where the host has by itself, or it is not known any more. */
export interface LastChange {
  /** As ISO 8601. */
  at: string;
  by: number | null;
}

/**
 * `GET …/desk`: an entry or a page that exists once, opened in both languages; asked for once more whenever others have
 * stored something while it stands open, and then with who it was (`changers`).
 *
 * What the endpoints of a desk refuse comes as `{ error: { code, message } }`, the sentence in the language of the menus:
 * `unauthorized` (401: the session has ended), `forbidden` (403), `not_found` (404), `entry_deleted` and `entry_trashed`
 * (410), `invalid` (422). What the CMS refuses by itself comes as `{ errors: [{ message }] }`.
 */
export interface Desk extends DeskState {
  /** The desk itself: one for each time that it is opened. */
  form: string;
  fields: FieldSpec[];
  /** What one such document is called. */
  label: Bilingual;
  /** Whether this member of staff may change it; who may not still reads. */
  writable: boolean;
  /**
   * By language and field of the first level, who has changed it last; `null` for who asks, in another window. Where the
   * desk is read anew.
   */
  changers?: Record<Locale, Record<string, string | null>>;
}

/**
 * The header in which a desk says whose it is: where somebody else has signed in since in the same browser, nothing is
 * read or saved in their name (401).
 */
export const memberHeader = 'X-Desk-Member';

/** `POST …/desk`: either language or both, in one transaction, as a draft. */
export interface DeskSave {
  form: string;
  /**
   * One for each save, at most 40 letters and digits. A save whose answer was lost is sent again as it was, with the same
   * one, before anything newer: the host knows whether it has carried it out, and what others have changed since then is
   * no conflict.
   */
  save?: string;
  /**
   * By language, the fields of the first level that were changed, each whole (an array with all of its rows), and what
   * the desk was loaded from. A language that nobody has touched is left out.
   */
  languages: Partial<Record<Locale, DeskValues>>;
  /** The same, of what both languages share. */
  shared?: DeskValues;
  /** By language, the paths (with the ids of rows) at which it is stored knowingly over what somebody else has: they are told. */
  over?: Partial<Record<Locale, string[]>>;
  marks?: MarkChange[];
  /** Of an entry without a word, the language in which it is begun: its source where the first words come in both at once. */
  begun?: Locale;
  /** The language that the entry is translated from, where that is to change. */
  source?: Locale;
}

export interface DeskValues {
  values: Doc;
  base: Base;
}

/**
 * Something said of a translation: that it is confirmed, drafted by a machine or to be read by somebody, that the change
 * of its source is a `minor` one, or that nothing is said any more (`none`).
 */
export interface MarkChange {
  locale: Locale;
  /** Of the unit, with the pair of its row. */
  path: string;
  as: 'confirmed' | 'machine' | 'review' | 'minor' | 'none';
  /**
   * The source's words as they were seen, and the fingerprint of the translation. Where either has changed meanwhile, the
   * state says so by itself: nobody confirms what they have not seen.
   */
  sourceWords: string;
  target: string;
}

/**
 * The answer to a save: what the desk shows from now on, and what it should know of others.
 *
 * `docs` and `bases` are of the moment of the save. What somebody has typed while it was under way stays on the desk; and
 * where the answer has another value there than the one that was sent (somebody else's), the desk keeps the base that it
 * had for that path, so that the next save tells of the conflict instead of writing over what nobody has seen.
 */
export interface DeskAnswer extends DeskState {
  /**
   * By language; of what both share, in both. Nothing of these was stored: the desk's own value stays in `docs`, and the
   * base of it in `bases`. Paths name rows by their ids, as bases do.
   */
  conflicts: Record<Locale, Conflict[]>;
  /** What others have changed in the fields that were sent; `docs` has it already. */
  others: Record<Locale, OtherChange[]>;
  /**
   * Paths of what was sent and has no place any more: fields that the entry no longer has, texts whose row is gone. Nothing
   * of them was stored; the desk keeps them and says so.
   */
  unknown: string[];
}

/** `GET …/desk/sources?fingerprints=…`: the words that were confirmed once, for the difference to the present ones. */
export interface ConfirmedSources {
  words: Record<string, string>;
}

/**
 * `GET …/desk/overruled`: what others have knowingly replaced of the texts of who asks, who has not seen it yet;
 * `POST …/desk/overruled` with `{ id }`: they have. The answer to both.
 */
export interface OverruledTexts {
  overruled: Overruled[];
}

/**
 * Who else is at this desk, and where: `GET …/desk/presence?form=…` sends it as events, each whole; while the stream is open,
 * its reader is there. `POST …/desk/presence` with `DeskPlace` says where they write.
 */
export interface Presence {
  people: { id: number; name: string; locale: Locale | null; path: string | null }[];
  /** Rises whenever somebody has replaced a text of the reader’s (`OverruledTexts`). */
  overruled: number;
  /** Rises whenever something was stored of the entry that did not come from the reader’s own desk. */
  stored: number;
}

/** The unit that somebody writes in, as marks name it; nothing where they are elsewhere. */
export interface DeskPlace {
  form: string;
  locale: Locale | null;
  path: string | null;
}
