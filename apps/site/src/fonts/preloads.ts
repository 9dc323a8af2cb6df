import type { Locale } from '@nasaq/contract';

/** Faces that the first view of each language needs, as the keys of the Vite manifest; everything else waits until it is used. */
export const fontPreloads: Record<Locale, string[]> = {
  en: ['src/fonts/kufi-latin.woff2', 'src/fonts/plex-latin-400.woff2'],
  ar: ['src/fonts/kufi-arabic.woff2', 'src/fonts/plex-arabic-400.woff2'],
};
