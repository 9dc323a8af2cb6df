import type { OpeningHours } from '@nasaq/contract';

type Interval = OpeningHours['week'][number][number];

/** Whether somebody is there, and until or from when. Times are minutes after midnight where the company is. */
export type OfficeState =
  | { open: true; until: number }
  /** `day` as `Date#getDay` counts; `today` = later on the same day. */
  | { open: false; day: number; today: boolean; from: number };

const day = 24 * 60;
/** Holidays of more than two weeks are told by the page itself. */
const horizon = 15;

/** `null` where no hours are known, or none come within two weeks. */
export function officeState(hours: OpeningHours, now: Date): OfficeState | null {
  const { date, minute } = localTime(hours.timeZone, now);
  const yesterday = intervalsOf(hours, shifted(date, -1)).filter(({ from, to }) => to <= from && minute < to);
  const today = intervalsOf(hours, date);
  const running = [...yesterday, ...today.filter(({ from, to }) => from <= minute && (minute < to || to <= from))];
  if (running.length > 0) return { open: true, until: Math.max(...running.map(({ to }) => to)) % day };
  for (let ahead = 0; ahead < horizon; ahead += 1) {
    const next = shifted(date, ahead);
    const starts = intervalsOf(hours, next).map(({ from }) => from);
    const coming = ahead === 0 ? starts.filter((from) => from > minute) : starts;
    if (coming.length > 0) return { open: false, day: weekdayOf(next), today: ahead === 0, from: Math.min(...coming) };
  }
  return null;
}

function intervalsOf({ week, exceptions }: OpeningHours, date: string): Interval[] {
  return exceptions.find((exception) => exception.date === date)?.intervals ?? week[weekdayOf(date)] ?? [];
}

/** Calendar date and minute of the day in a time zone. */
function localTime(timeZone: string, now: Date): { date: string; minute: number } {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  const parts = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]));
  return { date: `${parts.year}-${parts.month}-${parts.day}`, minute: Number(parts.hour) * 60 + Number(parts.minute) };
}

function shifted(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * day * 60_000).toISOString().slice(0, 10);
}

function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}
