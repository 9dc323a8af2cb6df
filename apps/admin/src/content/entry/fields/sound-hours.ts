import { dayLength } from '@nasaq/contract';

/** As `09:30`; `24:00` ends a day. */
export const clockForm = /^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/;

export interface ClockHours {
  /** `0` for Sunday; absent where all of them are of one day. */
  weekday?: string | null;
  from?: string | null;
  to?: string | null;
}

export interface HoursFault {
  /** Of the interval, in its list. */
  place: number;
  edge: 'from' | 'to';
  fault: 'wrongTime' | 'noLength' | 'overlap';
}

/**
 * What is wrong with the hours of a week, or of one day: times that are none, an interval without length, and one that
 * begins while another goes on, be it that of the evening before. `to` not after `from` is on the next day.
 */
export function hoursFaults(hours: readonly ClockHours[]): HoursFault[] {
  const faults: HoursFault[] = [];
  const spans: Span[] = [];
  hours.forEach(({ from, to, weekday }, place) => {
    const edges = { from, to };
    const wrong = (['from', 'to'] as const).filter((edge) => !clockForm.test(edges[edge] ?? ''));
    for (const edge of wrong) faults.push({ place, edge, fault: 'wrongTime' });
    if (wrong.length > 0) return;
    const [begin, end] = [minuteOf(from!), minuteOf(to!)];
    if (begin === end) faults.push({ place, edge: 'to', fault: 'noLength' });
    else {
      const day = Number(weekday ?? 0) * dayLength;
      spans.push({ place, from: day + begin, to: day + end + (end < begin ? dayLength : 0) });
    }
  });
  const turn = hours.some(({ weekday }) => weekday) ? 7 * dayLength : null;
  for (const span of spans)
    if (spans.some((other) => other !== span && beginsWithin(span, other, turn)))
      faults.push({ place: span.place, edge: 'from', fault: 'overlap' });
  return faults;
}

/** Minutes. */
interface Span {
  place: number;
  from: number;
  to: number;
}

/** Of two that begin at once, the later one in the list. @param turn after which days come again */
function beginsWithin(span: Span, other: Span, turn: number | null): boolean {
  if (span.from === other.from) return span.place > other.place;
  const isIn = (from: number) => from > other.from && from < other.to;
  return isIn(span.from) || (turn !== null && isIn(span.from + turn));
}

function minuteOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}
