import type { Locale } from '@nasaq/contract';
import type { ReviewAct, ReviewState } from './state/review-state.ts';

/*
 * What the screens of a review ask, with the staff's own session. Each call names its entry: `kind`, and `id`, which is 0
 * for a page that exists once. Calls that change something are POSTs of JSON, and answer as the GET beside them does.
 */

/** A member of staff who may read the entry. */
export interface Colleague {
  id: number;
  /** As the menus name them. */
  name: string;
  /** Whether they may write in it, and so decide on a review. */
  mayWrite: boolean;
}

export interface ReviewRequest {
  /** Empty where the member has left. */
  by: string;
  mine: boolean;
  /** Whose review is asked for; null for whoever may. */
  asked: Colleague['name'] | null;
  askedMe: boolean;
  note: string;
  /** The day by which it is wished for, as its noon; null without. */
  due: string | null;
  /** ISO 8601, as every moment here. */
  at: string;
}

export interface ReviewAnswer {
  act: ReviewAct;
  by: string;
  note: string;
  at: string;
}

export interface LanguageReview {
  state: ReviewState;
  /** Words have changed since the step that the state comes from. */
  isChanged: boolean;
  /** These very words were approved by a second person, or released. */
  mayPublish: boolean;
  /** Fingerprint of the words that are there now; empty where there are none. It goes back with every step. */
  words: string;
  /** The last step that this tells of; 0 without. It goes back with every step, too. */
  step: number;
  /** Who has changed the language last, and so does not approve it. */
  writer: number | null;
  /** As the menus name them; null for nobody, and for who has left. */
  writtenBy: string | null;
  request: ReviewRequest | null;
  answer: ReviewAnswer | null;
}

/** `GET /api/history/review?kind=&id=` */
export interface Reviews {
  languages: Record<Locale, LanguageReview>;
  /** Whether what is published has to be approved by a second person first. */
  secondPerson: boolean;
  /** The languages that may not be published as they stand, as nobody else has approved them. */
  held: Locale[];
  mayWrite: boolean;
  /** Whether the reader of this may let words out without a second person. */
  mayRelease: boolean;
  me: number;
  colleagues: Colleague[];
}

/** `POST /api/history/review` */
export interface ReviewWish {
  act: ReviewAct;
  locale: Locale;
  /** As they were seen; where the words have changed, or somebody has said something since, it is refused with 409. */
  words: string;
  step: number;
  /** Whom is asked; whoever may without. */
  asked?: number | null;
  /** Needed with `returned` and `released`. */
  note?: string;
  /** Of a request: the day by which it is wished for, as `2026-11-30`. */
  due?: string | null;
}

export interface Comment {
  id: number;
  /** Null for somebody who has left, as their number. */
  by: string | null;
  author: number | null;
  mine: boolean;
  /** With `@[7]` for each member who is mentioned; empty where its writer has deleted it. */
  text: string;
  at: string;
  editedAt: string | null;
  deletedAt: string | null;
}

export interface Thread {
  id: number;
  /** Null for one about the entry as a whole, or about what both languages share. */
  locale: Locale | null;
  /** As `steps.<pair>.text`; null for one about the entry as a whole. */
  path: string | null;
  /** The words that stood at the place when the thread began. */
  quote: string;
  resolved: { by: string | null; at: string } | null;
  comments: Comment[];
  /** Of these, how many the reader was told of and has not seen. */
  unread: number;
}

/**
 * `GET /api/threads/of?kind=&id=`. POSTs: `open {locale?, path?, text}`, `reply {thread, text}`,
 * `resolve {thread, resolved}`, `edit {comment, text}`, `delete {comment}`, `seen {thread}`.
 */
export interface Threads {
  threads: Thread[];
  /** Everybody who may be mentioned, and who is, by number. */
  colleagues: Colleague[];
  me: number;
}
