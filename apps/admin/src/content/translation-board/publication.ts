/** In which languages an entry can be read on the site. */
export type Publication = 'both' | 'onlyEnglish' | 'onlyArabic' | 'unpublished';

export const publications: readonly Publication[] = ['both', 'onlyEnglish', 'onlyArabic', 'unpublished'];

/** @param status Payload's `_status` in all languages; a language that was never written has none */
export function publicationOf(status: { en?: string | null; ar?: string | null } | null | undefined): Publication {
  const english = status?.en === 'published';
  const arabic = status?.ar === 'published';
  if (english && arabic) return 'both';
  if (english) return 'onlyEnglish';
  return arabic ? 'onlyArabic' : 'unpublished';
}
