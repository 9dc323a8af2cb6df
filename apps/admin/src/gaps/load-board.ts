import type { Locale } from '@nasaq/contract';
import type { Payload, TypedUser } from 'payload';
import { queryOn } from '../platform/database/query.ts';
import { type GapKind, gapKinds, type GapPlace, type GapShow, gapShows } from './addresses.ts';
import { type Care, companyDay, isOff, isOverdue, readCares } from './care/care.ts';
import { settleGaps } from './care/settle.ts';
import { findGaps, seenBy, type Sees } from './find-gaps.ts';
import type { Gap } from './gap.ts';
import type { EntryRow } from './load-entries.ts';

/** A gap as the board shows it. */
export interface ShownGap extends Gap {
  care: Care | null;
  isOff: boolean;
  isOverdue: boolean;
}

export interface Board {
  /** Everything that this member of staff is told. */
  gaps: ShownGap[];
  /** What somebody had taken on, and is no more; the latest first. */
  solved: Care[];
  now: Date;
  /** The day of the company. */
  today: string;
  sees: Sees;
  /** All of them, whoever asks: figures count them. */
  all: { gaps: Gap[]; entries: EntryRow[] };
}

/** What there is to mend, and what was said of it. */
export async function loadBoard(payload: Payload, user: TypedUser, language: Locale, now = new Date()): Promise<Board> {
  const [all, sees, today] = await Promise.all([
    findGaps(payload, language, now.getTime()),
    seenBy(payload, user),
    companyDay(payload, now),
  ]);
  await settleGaps(payload, all.gaps);
  const cares = await readCares(queryOn(payload), language);
  const byKey = new Map(cares.map((care) => [care.key, care]));
  const gaps = all.gaps.filter(sees).map((gap): ShownGap => {
    const care = byKey.get(gap.key) ?? null;
    return {
      ...gap,
      care,
      isOff: isOff(care ?? undefined, gap, today),
      isOverdue: care !== null && isOverdue(care, today),
    };
  });
  const solved = cares
    .filter((care) => care.solvedAt !== null && sees(care))
    .toSorted((one, other) => other.solvedAt!.localeCompare(one.solvedAt!));
  return { all, gaps, now, solved, today, sees };
}

/** How many rows there are of each kind, and of all of them together. */
export function countKinds({ gaps }: Board): Record<GapKind | 'all', number> {
  const open = gaps.filter((gap) => !gap.isOff);
  const ofKinds = gapKinds.map((kind) => [kind, open.filter((gap) => gap.kind === kind).length]);
  return { ...Object.fromEntries(ofKinds), all: open.length } as Record<GapKind | 'all', number>;
}

/** The rows of a place that are gaps still, in their order: what has a day first, then as their kind has it. */
export function rowsOf({ gaps }: Board, { show, tab }: Pick<GapPlace, 'show' | 'tab'>, me: number): ShownGap[] {
  const found = gaps.filter((gap) => (tab === 'all' || gap.kind === tab) && isShown(gap, show, me));
  const wait = (gap: ShownGap) => (tab === 'all' ? (gap.since ?? '9') : '');
  return found.toSorted(
    (one, other) =>
      (one.care?.due ?? '9').localeCompare(other.care?.due ?? '9') || wait(one).localeCompare(wait(other)),
  );
}

/** How many rows each choice would show. */
export function countShows(board: Board, tab: GapPlace['tab'], me: number): Record<GapShow, number> {
  const count = (show: GapShow) =>
    show === 'solved' ? solvedOf(board, tab).length : rowsOf(board, { tab, show }, me).length;
  return Object.fromEntries(gapShows.map((show) => [show, count(show)])) as Record<GapShow, number>;
}

export function solvedOf({ solved }: Board, tab: GapPlace['tab']): Care[] {
  return solved.filter(({ kind }) => tab === 'all' || kind === tab);
}

function isShown({ care, isOff: off }: ShownGap, show: GapShow, me: number): boolean {
  if (show === 'off') return off;
  if (off) return false;
  if (show === 'mine') return care?.member?.id === me;
  return show !== 'nobody' || !care?.member;
}
