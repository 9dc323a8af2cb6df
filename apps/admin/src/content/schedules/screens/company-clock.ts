import { localTime, type Locale } from '@nasaq/contract';
import { menuTags } from '../../../platform/staff/interface-language.ts';

/** Moments as the company's clock shows them, in the language of the menus. */
export function clockMoment(language: Locale, timeZone: string, at: string | Date): string {
  return new Intl.DateTimeFormat(menuTags[language], { dateStyle: 'full', timeStyle: 'short', timeZone }).format(
    new Date(at),
  );
}

/** What that clock shows now. */
export function clockTime(language: Locale, timeZone: string): string {
  return new Intl.DateTimeFormat(menuTags[language], { timeStyle: 'short', timeZone }).format(new Date());
}

/** A day and a time that were chosen, before they are a moment. */
export function chosenMoment(language: Locale, date: string, time: string): string | null {
  const at = new Date(`${date}T${time}Z`);
  return Number.isNaN(at.getTime()) ? null : clockMoment(language, 'UTC', at);
}

/** The day that it is there, `YYYY-MM-DD`. */
export function today(timeZone: string): string {
  return localTime(timeZone, new Date()).date;
}

/** Tomorrow at nine, as the fields of a form take it. */
export function firstChoice(timeZone: string, now = new Date()): { date: string; time: string } {
  return { date: localTime(timeZone, new Date(now.getTime() + 24 * 60 * 60 * 1000)).date, time: '09:00' };
}
