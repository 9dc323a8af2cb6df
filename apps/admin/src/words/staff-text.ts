import type { Locale } from '@nasaq/contract';
import type { TextKind } from '@nasaq/messages/check-text';

/** A text in one language, as staff see it. */
export interface TextState {
  built: string;
  /** What is said in its place; `null` = what was built. */
  text: string | null;
  version: number;
  /** What was built when it was changed, where an upgrade has brought another text since. */
  wasBuilt?: string;
  /** What is about to be said; nobody reads it before it is published. */
  draft?: DraftWord;
  /** An upgrade has changed its values: what was built is said until somebody has looked at it. */
  isOut?: true;
}

export interface DraftWord {
  /** `null` = what was built. */
  text: string | null;
  version: number;
  by: string | null;
  /** ISO. */
  at: string;
  /** Whoever reads this has written it. */
  isMine?: true;
  /** Somebody has published another text since it was begun. */
  isBehind?: true;
}

/** Drafts that were published in one go. */
export interface Publication {
  id: string;
  at: string;
  by: string | null;
  /** Of texts in a language. */
  count: number;
  /** How many of them are still what is said. */
  left: number;
}

/** A text in the languages that have it. */
export interface StaffText {
  key: string;
  kind: TextKind;
  in: Partial<Record<Locale, TextState>>;
}

/** What somebody has said of a text once, or has drafted and nobody has published. */
export interface PastWord {
  version: number;
  isDraft?: true;
  /** `null` = what was built. */
  text: string | null;
  /** ISO. */
  at: string;
  by: string | null;
}
