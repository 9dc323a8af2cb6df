import { dateFormat } from '../../locale/formatters.ts';

/** Minutes after midnight as a clock shows them. */
export function clock(minutes: number, tag: string): string {
  const time = new Date(Date.UTC(2026, 0, 4, 0, minutes));
  return dateFormat(tag, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(time);
}

/** Name of a weekday as `Date#getDay` counts them. */
export function weekday(day: number, tag: string): string {
  return dateFormat(tag, { weekday: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2026, 0, 4 + day)));
}
