import type { Locale } from '../locale.ts';
import type { GlobalSiteData } from './site-data.ts';

/** What the company is called, and says of itself in a line and in keywords, in one language; empty where it is unknown. */
export function companyWords(
  general: GlobalSiteData['general'],
  locale: Locale,
): { name: string; description: string; keywords: string } {
  return locale === 'en'
    ? { name: general.nameEn, description: general.descriptionEn, keywords: general.keywordsEn }
    : { name: general.nameAr, description: general.descriptionAr, keywords: general.keywordsAr };
}
