import { type Calendar, type Day, type Locale, localeInfo, momentOfDay } from '@nasaq/contract';
import { dateFormat } from '../../locale/format.ts';

const styles = {
  full: { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' },
  date: { year: 'numeric', month: 'long', day: 'numeric' },
  month: { year: 'numeric', month: 'long' },
  weekday: { weekday: 'long' },
  day: { day: 'numeric' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

/** How one language writes a day; Arabic in the digits that the site has chosen. */
export interface DayTexts {
  tag: string;
  dir: 'ltr' | 'rtl';
  write(calendar: Calendar, style: keyof typeof styles, day: Day): string;
}

export function dayTexts(locale: Locale, numberingSystem: 'arab' | 'latn'): DayTexts {
  const { tag, dir } = localeInfo[locale];
  const digits = locale === 'ar' ? numberingSystem : 'latn';
  return {
    tag,
    dir,
    write(calendar, style, day) {
      const ca = calendar === 'hijri' ? 'islamic-umalqura' : 'gregory';
      return dateFormat(`${tag}-u-ca-${ca}-nu-${digits}`, { ...styles[style], timeZone: 'UTC' }).format(
        momentOfDay(day),
      );
    },
  };
}

/** As machines write it: `1447-09-01`. */
export function plainDate({ year, month, day }: { year: number; month: number; day: number }): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
