/**
 * The newest time of day that has come, with its day, as a clock on the wall shows it: `2026-11-23T03:00`. The order of
 * the alphabet is that of time. Where clocks are turned back it may be the one before again, which is past.
 * @param times `HH:MM`, the earliest first
 */
export function newestSlot(times: readonly string[], timeZone: string, now: Date): string {
  const [day, clock] = wallClock(timeZone, now);
  const time = times.findLast((each) => each <= clock!);
  return time === undefined ? `${dayBefore(day!)}T${times.at(-1)}` : `${day}T${time}`;
}

function wallClock(timeZone: string, now: Date): string[] {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return format.format(now).split(' ');
}

function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00Z`) - 24 * 60 * 60_000).toISOString().slice(0, 10);
}
