import {
  defaultFooter,
  defaultMenu,
  isOn,
  partOfPath,
  type ContentType,
  type ListedPage,
  type NavigationEntry,
  type PartsOff,
} from '@nasaq/contract';
import type { PayloadRequest } from 'payload';
import { findPublished, type Reading } from '../../platform/http/published.ts';
import type { OffParts } from '../../platform/parts/off-parts.ts';

const usual: Record<'footer' | 'menu', readonly ListedPage[]> = { menu: defaultMenu, footer: defaultFooter };

/** Pages that are nothing but the list of what is published. */
const lists: Partial<Record<ListedPage, ContentType>> = {
  services: 'services',
  products: 'products',
  blog: 'posts',
  works: 'works',
  careers: 'careers',
  company: 'companies',
  legal: 'legals',
};

/** The specification's menu or footer without what belongs to a part that is off. */
export function usualPages(place: 'footer' | 'menu', off: OffParts): ListedPage[] {
  return usual[place].filter((page) => isOn(partOfPath[page], { parts: off as PartsOff }));
}

/**
 * The specification's menu or footer without the lists in which there is nothing to read in the reading's language: nobody
 * is led to an empty page. Nothing where it is whole.
 */
export async function usualEntries(
  reading: Reading,
  place: 'footer' | 'menu',
  off: OffParts,
): Promise<NavigationEntry[] | undefined> {
  const pages = usualPages(place, off);
  const empty = await Promise.all(
    pages.map((page) => {
      const type = lists[page];
      return type !== undefined && isEmpty(reading, type);
    }),
  );
  if (!empty.includes(true)) return undefined;
  return pages.filter((_, index) => !empty[index]).map((page) => ({ page }));
}

/**
 * An empty list is a source of the answer, so that its first entry brings it back on every page. One that has entries is
 * none, or each publish would make every page anew: when the last of them goes, the list goes within minutes, as answers
 * are kept no longer.
 */
async function isEmpty(reading: Reading, type: ContentType): Promise<boolean> {
  const { payload, locale } = reading;
  const { totalDocs } = await payload.db.count({
    collection: type,
    locale,
    where: { and: [{ _status: { equals: 'published' } }, { deletedAt: { exists: false } }] },
    req: {} as PayloadRequest,
  });
  return totalDocs === 0 && (await findPublished(reading, type, { limit: 1, select: {} })).docs.length === 0;
}
