/** What is wrong in a theme is so in both languages, and what is wrong in a language is so in both themes: each once. */
export const readings = [
  { locale: 'en', colorScheme: 'light' },
  { locale: 'ar', colorScheme: 'dark' },
] as const;
