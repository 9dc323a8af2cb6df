import { localeInfo, zoneName, type Locale } from '@nasaq/contract';
import { letterTexts } from '../catalogue/index.ts';

/** A moment by the clock of the company, whose readers may be elsewhere: `Wednesday, November 25 at 6:00 PM (Egypt Time)`. */
export function momentText(iso: string, locale: Locale, timeZone: string): string {
  const { tag } = localeInfo[locale];
  const parts = { weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' } as const;
  const text = new Intl.DateTimeFormat(tag, { ...parts, timeZone }).format(new Date(iso));
  const zone = zoneName(timeZone, locale);
  return `${text} (${letterTexts[locale].zone.replace('{zone}', zone)})`;
}
