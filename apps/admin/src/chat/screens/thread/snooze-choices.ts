import { intervalsOf, localTime, momentOf, shifted, weekdayOf, type OpeningHours } from '@nasaq/contract';

export interface SnoozeChoice {
  /** `today`, `tomorrow` and `day`: when the office opens then. */
  name: 'hour' | 'today' | 'tomorrow' | 'day';
  until: Date;
}

/** Days; a company that is closed for longer is asked for a time of one's own. */
const horizon = 21;
const sunday = 0;

/**
 * When a snoozed chat comes back: in an hour, when the office opens next, and when it opens in the next week, which
 * begins on Sunday. Days off and holidays are passed over.
 */
export function snoozeChoices(now: Date, hours: OpeningHours): SnoozeChoice[] {
  const { date: today } = localTime(hours.timeZone, now);
  const openings = Array.from({ length: horizon }, (_, ahead) => openingOn(ahead, today, hours)).filter(
    (opening) => opening !== null && opening.until > now,
  ) as Opening[];
  const untilSunday = (7 + sunday - weekdayOf(today)) % 7 || 7;
  const next = openings[0];
  const nextWeek = openings.find(({ ahead }) => ahead >= untilSunday);
  const offered = next === nextWeek ? [next] : [next, nextWeek];
  return [
    { name: 'hour', until: new Date(now.getTime() + 60 * 60_000) },
    ...offered.flatMap((opening) => (opening ? [{ name: nameOf(opening), until: opening.until }] : [])),
  ];
}

interface Opening {
  /** Days from today on, where the company is. */
  ahead: number;
  until: Date;
}

function openingOn(ahead: number, today: string, hours: OpeningHours): Opening | null {
  const date = shifted(today, ahead);
  const starts = intervalsOf(hours, date).map(({ from }) => from);
  return starts.length === 0 ? null : { ahead, until: momentOf(hours.timeZone, date, Math.min(...starts)) };
}

function nameOf({ ahead }: Opening): SnoozeChoice['name'] {
  if (ahead === 0) return 'today';
  return ahead === 1 ? 'tomorrow' : 'day';
}

/** The value of a `datetime-local` field. */
export function localDateTime(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}T${two(date.getHours())}:${two(date.getMinutes())}`;
}
