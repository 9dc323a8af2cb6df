import type { DeliveredState, Exported } from './bundle.ts';
import type { CodedText, Code } from './coded-text.ts';

/** Why a file as a whole cannot be read. */
export type FileFault =
  | 'empty'
  | 'too_large'
  | 'unknown_kind'
  | 'old_word'
  | 'spreadsheet'
  | 'encoding'
  | 'xml_broken'
  | 'xml_declares_types'
  | 'xml_too_large'
  | 'not_xliff'
  | 'xliff_1'
  | 'xliff_version'
  | 'no_languages'
  | 'other_languages'
  | 'nothing_inside'
  | 'foreign'
  | 'zip_broken'
  | 'zip_bomb'
  | 'not_a_document'
  | 'no_table'
  | 'csv_broken'
  | 'csv_columns'
  | 'mixed_directions';

/** A file that cannot be read at all, and where it went wrong. */
export class FileError extends Error {
  readonly fault: FileFault;
  /** Numbers and names for the sentence about it. */
  readonly values: Readonly<Record<string, string>>;

  constructor(fault: FileFault, values: Record<string, string> = {}) {
    super(`${fault} ${JSON.stringify(values)}`);
    this.name = 'FileError';
    this.fault = fault;
    this.values = values;
  }
}

export type DeliveryKind = 'xliff' | 'docx' | 'csv';

/** What came back from a translator, as the file has it. */
export interface Delivery {
  kind: DeliveryKind;
  /** Codes of languages as the file names them. */
  from: string;
  to: string;
  entries: DeliveredEntry[];
  /** Rows of a table whose mark was damaged or is gone, by the words that stand beside it. */
  damaged: string[];
}

export interface DeliveredEntry {
  ref: string;
  mark: string;
  /** Empty where the file does not say it. */
  title: string;
  units: DeliveredUnit[];
}

export interface DeliveredUnit {
  path: string;
  label: string;
  state: DeliveredState;
  /** As far as the file still says it. */
  exported: Partial<Exported>;
  /** `false` where it was told to leave it alone. */
  translate: boolean;
  /** Whether the file has this text more than once. */
  twice?: boolean;
  text: DeliveredSegments | DeliveredRows;
}

/** A text with its codes, as XLIFF has it. */
export interface DeliveredSegments {
  as: 'segments';
  source: CodedText;
  /** Null where no segment has a translation. */
  target: CodedText | null;
  /** Segments without a translation. */
  untranslated: number;
  codes: ReadonlyMap<string, DeliveredCode>;
}

export interface DeliveredCode extends Pick<Code, 'id' | 'paired'> {
  /** What its original says; nothing where the file has lost it. */
  data: unknown;
  /** What the file says of whether the target may go without it. */
  deletable: boolean | null;
}

/** A text row by row, as tables have it. */
export interface DeliveredRows {
  as: 'rows';
  rows: DeliveredRow[];
}

export interface DeliveredRow {
  /** Of the source, the first and last of its paragraphs. */
  flows: [first: number, last: number];
  /** Of the cells as they went out. */
  sourceDigest: string;
  targetDigest: string;
  source: CellRun[];
  target: CellRun[];
}

/** Words of a cell with the formatting that a table shows as such; everything else stands in the words as a marker. */
export interface CellRun {
  text: string;
  /** As the editor counts them: 1 is bold, 2 is italic. */
  format: number;
}
