import type { Locale } from '@nasaq/contract';
import type { FieldState } from '@nasaq/translation';
import type { Delivery, DeliveryKind, Line } from '@nasaq/translation/exchange';

/** `POST /api/exchange/out`: what goes to a translator. Answers with the file; `exchangeHeaders` tell about it. */
export interface ExportOrder {
  from: Locale;
  to: Locale;
  kind: DeliveryKind;
  /** Only texts that stand so; all of them where there is none. */
  states: ExportedState[];
  entries: ExportedEntries[];
  globals: string[];
}

/** How texts stand that somebody sends to a translator by themselves. */
export const exportedStates = ['missing', 'outdated', 'machine', 'review', 'draft'] as const satisfies FieldState[];
export type ExportedState = (typeof exportedStates)[number];

/** Entries of one type: those that were picked, those of a list, on all of its pages, or all of them. */
export interface ExportedEntries {
  collection: string;
  ids?: number[];
  /** Only those that a list shows: the address of the call has its query. */
  listed?: boolean;
}

/** Headers of the answer: how many texts are in the file, and how many entries were left out. */
export const exchangeHeaders = { texts: 'X-Exchange-Texts', leftOut: 'X-Exchange-Left-Out' } as const;

/** `POST /api/exchange/preview` with a file: what it would change. Nothing is stored. */
export interface Preview extends Pick<Delivery, 'damaged' | 'from' | 'kind' | 'to'> {
  entries: PreviewEntry[];
}

export interface PreviewEntry {
  /** As `posts/12`, or `globals/home`. */
  ref: string;
  title: string;
  lines: Line[];
}

/** What is to be taken of a file: by entry and path, what was seen of the translation that is here (`Line.seen`). */
export type Choices = Record<string, Record<string, string>>;

/** `POST /api/exchange/in` with the same file and `Taking` as `taking`: takes the chosen texts, each entry in one transaction. */
export interface Taking {
  choices: Choices;
  /** Whether what the file calls reviewed or final counts as confirmed; else all is to be read by somebody. */
  confirm: boolean;
}

export interface Taken {
  entries: TakenEntry[];
}

export interface TakenEntry {
  ref: string;
  /** Paths. */
  taken: string[];
  /** Changed here between the preview and now, and left alone. */
  meanwhile: string[];
  /** Why nothing of the entry could be saved, in the language of the menus. */
  failed?: string;
}

/** What the endpoints refuse. */
export interface Refused {
  error: { code: string; message: string };
}
