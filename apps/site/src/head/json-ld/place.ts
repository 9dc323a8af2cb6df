import { localePath, type Locale } from '@nasaq/contract';

/** Where structured data is written: it names addresses absolutely. */
export interface Place {
  siteUrl: string;
  locale: Locale;
}

export const context = 'https://schema.org';

export function absoluteUrl({ siteUrl, locale }: Place, path: string): string {
  return siteUrl + localePath(locale, path);
}
