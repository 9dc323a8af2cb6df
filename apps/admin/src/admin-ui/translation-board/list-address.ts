import type { ContentType, Locale } from '@nasaq/contract';
import { publicationWhere, type Publication } from './publication.ts';

/** The list of a content type, filtered as its filter panel would: `where[or][0][and][n][field][operator]=value`. */
export function listAddress(adminRoute: string, type: ContentType, publication: Publication, locale: Locale): string {
  const query = new URLSearchParams({ locale });
  publicationWhere(publication).and.forEach((condition, index) => {
    for (const [field, rule] of Object.entries(condition)) {
      for (const [operator, value] of Object.entries(rule as Record<string, string>)) {
        query.set(`where[or][0][and][${index}][${field}][${operator}]`, value);
      }
    }
  });
  return `${adminRoute}/collections/${type}?${query}`;
}
