import type { ChatTopic, Locale } from '@nasaq/contract';
import type { GapKind } from './addresses.ts';
import type { EntryRow } from './load-entries.ts';
import type { KeptFinding, LowRating, MissedSearch, NamelessThing, WaitingChats } from './load-gaps.ts';

/** Something that is to be mended, the same night after night by its key. */
export interface Gap {
  /** As `outdated:posts:12:ar`. */
  key: string;
  kind: GapKind;
  /** The collection or page by whose rights it is seen. */
  source: string;
  /** What it is called, in the language of the menus where it has a name in it; may be empty. */
  title: string;
  /** The language that it is about. */
  locale: Locale | null;
  /** Other than what it was, once something about it has changed. */
  mark: string;
  /** ISO; since when it is so, `null` where nobody knows. */
  since: string | null;
  /** What is told besides, by its kind. */
  told: Told;
}

export type Told =
  | { as: 'entry'; entry: EntryRow }
  | { as: 'thing'; thing: NamelessThing }
  | { as: 'finding'; finding: KeptFinding }
  | { as: 'search'; search: MissedSearch }
  | { as: 'rating'; rating: LowRating }
  | { as: 'chats'; chats: WaitingChats & { topic: ChatTopic } };

/** What kinds are called where several are told together: the one that stands first in the key. */
export function keyOf(...parts: readonly (string | number | null)[]): string {
  return parts.map((part) => part ?? '').join(':');
}
