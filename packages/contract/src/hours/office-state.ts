import type { OpeningHours } from '../content/site-data.ts';
import { spans } from './working-time.ts';

/** Whether somebody is there, and until or from when: ISO moments. */
export type OfficeState = { open: true; until: string } | { open: false; opensAt: string };

/** `null` where no hours are known. */
export function officeState(hours: OpeningHours, now: Date): OfficeState | null {
  let until: Date | null = null;
  for (const { from, to } of spans(hours, now)) {
    // Those that begin later are no longer of interest: spans come in the order of their beginnings.
    if (from > now) return until ? open(until) : { open: false, opensAt: from.toISOString() };
    if (to > now && (until === null || to > until)) until = to;
  }
  return until && open(until);
}

function open(until: Date): OfficeState {
  return { open: true, until: until.toISOString() };
}
