export interface SnoozeChoice {
  name: 'hour' | 'tomorrow' | 'sunday';
  until: Date;
}

/** The hour at which a working day begins, in the agent's own time. */
const morning = 9;

/** When a snoozed chat comes back. Sunday, the first working day, is only offered where it is not tomorrow. */
export function snoozeChoices(now: Date): SnoozeChoice[] {
  const choices: SnoozeChoice[] = [
    { name: 'hour', until: new Date(now.getTime() + 60 * 60_000) },
    { name: 'tomorrow', until: morningIn(now, 1) },
  ];
  const untilSunday = 7 - now.getDay();
  if (untilSunday > 1) choices.push({ name: 'sunday', until: morningIn(now, untilSunday) });
  return choices;
}

function morningIn(now: Date, days: number): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, morning);
}

/** The value of a `datetime-local` field. */
export function localDateTime(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}T${two(date.getHours())}:${two(date.getMinutes())}`;
}
