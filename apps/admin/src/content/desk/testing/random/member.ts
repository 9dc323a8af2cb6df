import type { Locale } from '@nasaq/contract';
import type { Browser } from './browser.ts';
import type { DeskModel, SentModel } from './desk-model.ts';
import type { Seat } from './seat.ts';

/** One who works at a desk: in which languages, in a browser of their own. */
export interface Member {
  browser: Browser;
  languages: readonly Locale[];
  seat: Seat | null;
  /** The desk that was left with something unsaved, as it was then. */
  left: { model: DeskModel; sent: Map<string, SentModel> } | null;
  /** Turns for which there is no line, or nobody is signed in. */
  away: number;
}
