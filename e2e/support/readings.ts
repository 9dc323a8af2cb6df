import { locales, type Locale } from '@nasaq/contract';

/** What is wrong in a theme is so in both languages, and what is wrong in a language is so in both themes: each once. */
export const readings = [
  { locale: 'en', colorScheme: 'light' },
  { locale: 'ar', colorScheme: 'dark' },
] as const;

const theOthers = [
  { locale: 'en', colorScheme: 'dark' },
  { locale: 'ar', colorScheme: 'light' },
] as const;

/** Set by `npm run accessibility`: every engine reads every page in each language and theme. */
export const everyEngine = Boolean(process.env.EVERY_ENGINE);

export const everyReading = everyEngine ? [...readings, ...theOthers] : readings;

/**
 * The languages of a journey that goes the same way in both: an ordinary run takes it in one of them, by turns from file
 * to file, `EVERY_LANGUAGE=1 npm test -- --only=journeys` in both. What differs between the languages (forms, search,
 * direction, texts, what is heard) is tried in both every time.
 * @param locale the one of an ordinary run
 */
export function inTurn(locale: Locale): readonly Locale[] {
  return process.env.EVERY_LANGUAGE ? locales : [locale];
}

/** The theme of the system, and the other one: Firefox cannot be told of another system than the one it started on. */
export function themesOf(browserName: string): ['dark' | 'light', 'dark' | 'light'] {
  return browserName === 'firefox' ? ['light', 'dark'] : ['dark', 'light'];
}
