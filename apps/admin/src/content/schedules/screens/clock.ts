import { localTime, type Locale } from '@nasaq/contract';
import { menuTags } from '../../../platform/staff/interface-language.ts';

/** Of who looks at the screen; in the browser alone. */
export function readerTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** A moment as the clocks of a time zone show it, in the language of the menus. */
export function clockMoment(language: Locale, timeZone: string, at: string | Date): string {
  return new Intl.DateTimeFormat(menuTags[language], { dateStyle: 'full', timeStyle: 'short', timeZone }).format(
    new Date(at),
  );
}

/** The day that it is there, `YYYY-MM-DD`. */
export function today(timeZone: string): string {
  return localTime(timeZone, new Date()).date;
}

/** Tomorrow at nine, as the fields of a form take it. */
export function firstChoice(timeZone: string, now = new Date()): { date: string; time: string } {
  return { date: localTime(timeZone, new Date(now.getTime() + 24 * 60 * 60 * 1000)).date, time: '09:00' };
}
