import type { Locale } from '@nasaq/contract';
import { isNamed, type BoardType } from './list-publications.ts';
import type { Publication } from './publication.ts';

/** More would make an address that servers refuse; such a list is better looked through as a whole. */
const mostIds = 150;

/**
 * The list of a content type, filtered as its filter panel would do it. By id, because the panel knows a publish state
 * in one language only. What is in both languages is the list itself, shown as what is published.
 */
export function listAddress(
  adminRoute: string,
  type: BoardType,
  publication: Publication,
  ids: number[],
  locale: Locale,
): string {
  const query = new URLSearchParams({ locale });
  if (publication === 'both' && !isNamed(type)) query.set('where[or][0][and][0][_status][equals]', 'published');
  else if (publication !== 'both' && ids.length <= mostIds)
    ids.forEach((id, index) => query.set(`where[or][0][and][0][id][in][${index}]`, String(id)));
  return `${adminRoute}/collections/${type}?${query}`;
}
