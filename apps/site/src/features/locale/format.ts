import { dateFormat, numberFormat } from './formatters.ts';

const dateStyles = {
  day: { year: 'numeric', month: 'long', day: 'numeric' },
  short: { year: 'numeric', month: 'short', day: 'numeric' },
  month: { year: 'numeric', month: 'long' },
  year: { year: 'numeric' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DateStyle = keyof typeof dateStyles;

export interface Format {
  number(value: number, options?: Intl.NumberFormatOptions): string;
  /** An ISO date or date-time, in Cairo's time zone, so that server and browser show the same day. */
  date(iso: string, style?: DateStyle): string;
  /** The Latin digits of a text in the page's numbering system; everything else stays. */
  digits(text: string | number): string;
}

/** Numbers and dates as the locale writes them; `tag` carries the numbering system. */
export function createFormat(tag: string): Format {
  const arabic = tag.endsWith('-nu-arab');
  return {
    number: (value, options) => numberFormat(tag, options).format(value),
    date: (iso, style = 'day') =>
      dateFormat(tag, { ...dateStyles[style], timeZone: 'Africa/Cairo' }).format(new Date(iso)),
    digits: (text) =>
      arabic ? String(text).replace(/[0-9]/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit))) : String(text),
  };
}
