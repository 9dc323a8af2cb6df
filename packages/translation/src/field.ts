import type { Locale } from '@nasaq/contract';

/** A text in the two languages of the staff screens. */
export type Bilingual = Record<Locale, string>;

/** A document in one language, as forms and answers have it. */
export type Doc = Record<string, unknown>;

export type FieldKind =
  | 'text'
  | 'textarea'
  | 'richText'
  | 'slug'
  | 'number'
  | 'checkbox'
  | 'select'
  | 'date'
  | 'reference'
  | 'upload'
  | 'json'
  | 'group'
  | 'rows';

/** A field of an entry as the desk, the checks and the exchange with translators know it: told in plain data. */
export interface FieldSpec {
  name: string;
  kind: FieldKind;
  /** Whether each language has its own value; `true` for all that is inside rows or a group that are localized. */
  localized: boolean;
  label: Bilingual;
  description?: Bilingual;
  required?: boolean;
  /** In characters. */
  maxLength?: number;
  /** Of a number, and of rows how many. */
  min?: number;
  max?: number;
  options?: { value: string; label: Bilingual }[];
  /** Collections of a reference or an upload. */
  relationTo?: string[];
  /** Which of them may be chosen, as a condition of Payload's lists. */
  filter?: Record<string, unknown>;
  hasMany?: boolean;
  /** Of an upload that is no picture: which files of the library it takes. */
  files?: 'film';
  /** Of a date: it has a time of day. */
  withTime?: boolean;
  /** Of a day that nobody sets to one that has passed: what is said to who tries. */
  toCome?: Bilingual;
  /** What a new row, or a new entry, begins with. */
  defaultValue?: string | number | boolean;
  /** Of a group or of rows. */
  fields?: FieldSpec[];
  /** Of rows that are of several kinds, as the blocks of a page: these in the place of `fields`. */
  kinds?: RowKind[];
  /** Of which kinds readers have a row as long as there is none here, in their order. */
  usual?: string[];
  /** What one row is called. */
  row?: Bilingual;
  /** Of a list that is stored in one column, with `fields`: by which of them its rows are told from each other. */
  rowId?: string;
  /** The fields that head a closed row. */
  telling?: string[];
  /** Asked for only where a field beside it has this value, or one of these. */
  shownIf?: { field: string; is: string | readonly string[] };
  /** Has to be there where the field beside it that is named here has nothing: one of two ways to say something. */
  unless?: string;
  /** The tab of the CMS's own form in which it stands. */
  section?: Bilingual;
  /** Beside the text, as in the CMS's own form. */
  aside?: boolean;
  /** Nobody writes it by hand. */
  readOnly?: boolean;
  /**
   * What is no text and is meant for both languages, though the list around it keeps a value for each, as the ground of a
   * block: it is shown once and written in both.
   */
  setting?: boolean;
  /** Where something is that each language may have its own of, as a film: letters, and no words that somebody translates. */
  address?: boolean;
  /** What a text has to be the address of: a film at one of the hosts of films, or anything that a link may lead to. */
  holds?: 'film' | 'target';
  /** Of a slug that is the whole path of its page: so many parts at most, joined by slashes. */
  parts?: number;
}

/** A kind of row, with what it asks for. */
export interface RowKind {
  /** As a row has it in `blockType`. */
  name: string;
  label: Bilingual;
  /** In a few words, for who chooses among the kinds. */
  hint?: Bilingual;
  drawing?: KindDrawing;
  fields: FieldSpec[];
  /** The fields that head a closed row. */
  telling: string[];
}

/** What a row of a kind looks like to readers, as paths of a drawing of 56 by 36. */
export interface KindDrawing {
  lines?: string;
  areas?: string;
  /** It is the same where one reads from the right, as a sign that films begin. */
  isUpright?: true;
}

/** Names the kind of a row, where there are several. */
export const kindField = 'blockType';

/** The kind of a row; `undefined` where all are of one, and of one whose kind is no more. */
export function kindOfRow({ kinds }: Pick<FieldSpec, 'kinds'>, row: Doc | null | undefined): RowKind | undefined {
  return kinds?.find(({ name }) => name === row?.[kindField]);
}

/** The fields of one row. */
export function fieldsOfRow(field: Pick<FieldSpec, 'fields' | 'kinds'>, row: Doc | null | undefined): FieldSpec[] {
  return (field.kinds ? kindOfRow(field, row)?.fields : field.fields) ?? [];
}

/** Every field that a group, or a row of whatever kind, may have. */
export function fieldsInside({ fields = [], kinds }: Pick<FieldSpec, 'fields' | 'kinds'>): FieldSpec[] {
  return kinds ? kinds.flatMap((kind) => kind.fields) : fields;
}

/** Rows of both languages that say the same have the same value here. */
export const pairField = 'pair';

/**
 * The `id` or the `pair` of a new row, as the CMS makes them; also where a browser has no safe origin.
 * @returns 24 hexadecimal digits
 */
export function newRowId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether each language has a value of its own in this field, or somewhere inside it. */
export function bearsLanguage(field: FieldSpec): boolean {
  return field.localized || fieldsInside(field).some(bearsLanguage);
}

/** Kinds whose values are words that somebody translates. */
export function hasWords({ address, kind }: Pick<FieldSpec, 'address' | 'kind'>): boolean {
  return !address && (kind === 'text' || kind === 'textarea' || kind === 'richText');
}

/** Whether a document or row, as it stands, is asked for this field of it. */
export function isAskedFor({ shownIf }: Pick<FieldSpec, 'shownIf'>, within: Doc): boolean {
  return !shownIf || [shownIf.is].flat().includes(within[shownIf.field] as string);
}
