import { locales, type Locale } from '@nasaq/contract';

interface Reading {
  locale: Locale;
  colorScheme: 'light' | 'dark';
}

/** What is wrong in a theme is so in both languages, and what is wrong in a language is so in both themes: each once. */
export const readings: readonly Reading[] = [
  { locale: 'en', colorScheme: 'light' },
  { locale: 'ar', colorScheme: 'dark' },
];

const theOthers: readonly Reading[] = [
  { locale: 'en', colorScheme: 'dark' },
  { locale: 'ar', colorScheme: 'light' },
];

/** Set by `npm run accessibility`: every engine reads every page in each language and theme. */
export const everyEngine = Boolean(process.env.EVERY_ENGINE);

/**
 * The languages of a journey that goes the same way in both: an ordinary run takes it in one of them, by turns from
 * journey to journey, `npm run proofs` in both. What differs between the languages (search, dates, what is refused, the
 * texts of the API) is tried in both every time.
 * @param locale the one of an ordinary run
 */
export function inTurn(locale: Locale): readonly Locale[] {
  return process.env.PROOFS ? locales : [locale];
}

/** As `inTurn`, for what is seen in a language and a theme. */
export function readingsInTurn(locale: Locale): readonly Reading[] {
  if (everyEngine) return [...readings, ...theOthers];
  return readings.filter((reading) => inTurn(locale).includes(reading.locale));
}

/** The theme of the system, and the other one: Firefox cannot be told of another system than the one it started on. */
export function themesOf(browserName: string): ['dark' | 'light', 'dark' | 'light'] {
  return browserName === 'firefox' ? ['light', 'dark'] : ['dark', 'light'];
}
