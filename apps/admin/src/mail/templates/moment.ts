import { localeInfo, type Locale } from '@nasaq/contract';

/** A moment by the clock of the company, whose readers may be elsewhere: `Wednesday, November 25 at 6:00 PM (Egypt Time)`. */
export function momentText(iso: string, locale: Locale, timeZone: string): string {
  const { tag } = localeInfo[locale];
  const moment = new Date(iso);
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, { ...options, timeZone });
  const text = format({ weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' });
  const zone = format({ hour: 'numeric', timeZoneName: 'shortGeneric' })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')?.value;
  if (!zone) return text.format(moment);
  return `${text.format(moment)} (${locale === 'ar' ? `ب${zone}` : zone})`;
}
