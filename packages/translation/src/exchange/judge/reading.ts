import type { FieldKind } from '../../field.ts';

/** What is here of a text that came back. */
export interface Sides {
  kind: FieldKind;
  source: unknown;
  target: unknown;
  /** Values that the source has had before. */
  older: readonly unknown[];
}

/** What a file makes of a text. */
export interface Reading {
  /** Nothing where the file has no translation. */
  value: unknown;
  /** Whether the translation is the one that went out. */
  untouched: boolean;
  /** Whether the target is, here, as it went out. */
  targetIsSame: boolean;
  /** Whether it went out without a translation. */
  wentOutEmpty: boolean;
  /** The words that were translated. */
  sourceWords: string;
  /** Whether the file has other words for its source than went out. */
  sourceEdited: boolean;
  partial: boolean;
}

/** The paragraphs of a rich text cannot be told: nobody knows any more how they stood. */
export class SourceUnknown extends Error {}
