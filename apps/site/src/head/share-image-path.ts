import { localePath, type ContentType, type Locale } from '@nasaq/contract';

/** The picture that social networks show for an entry, 1200 × 630, in the entry's language. */
export function shareImagePath(locale: Locale, type: ContentType, slug: string): string {
  return localePath(locale, `/share/${type}/${encodeURIComponent(slug)}.png`);
}

/** The one for all other pages. */
export function siteShareImagePath(locale: Locale): string {
  return localePath(locale, '/share/site/home.png');
}
