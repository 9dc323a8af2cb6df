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

/** The theme of the system, and the other one: Firefox cannot be told of another system than the one it started on. */
export function themesOf(browserName: string): ['dark' | 'light', 'dark' | 'light'] {
  return browserName === 'firefox' ? ['light', 'dark'] : ['dark', 'light'];
}
