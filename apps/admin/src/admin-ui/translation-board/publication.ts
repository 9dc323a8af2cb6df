import type { Where } from 'payload';

/** In which languages an entry can be read on the site. */
export type Publication = 'both' | 'onlyEnglish' | 'onlyArabic' | 'unpublished';

export const publications: readonly Publication[] = ['both', 'onlyEnglish', 'onlyArabic', 'unpublished'];

/** The entries of one state, for the count as for the list that the count leads to. */
export function publicationWhere(publication: Publication): Where & { and: Where[] } {
  const english = publication === 'both' || publication === 'onlyEnglish';
  const arabic = publication === 'both' || publication === 'onlyArabic';
  return { and: [statusIn('en', english), statusIn('ar', arabic)] };
}

function statusIn(locale: 'en' | 'ar', published: boolean): Where {
  return { [`_status.${locale}`]: { [published ? 'equals' : 'not_equals']: 'published' } };
}
