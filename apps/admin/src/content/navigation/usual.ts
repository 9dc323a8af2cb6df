import {
  defaultFooter,
  defaultMenu,
  locales,
  type ContentType,
  type ListedPage,
  type Locale,
  type NavigationEntry,
} from '@nasaq/contract';
import type { Payload, PayloadRequest } from 'payload';
import { findPublished, type Reading } from '../../platform/http/published.ts';
import { isPageOn, type OffParts } from '../../platform/parts/off-parts.ts';

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

/**
 * The specification's menu or footer without the lists in which there is nothing to read in the reading's language: nobody
 * is led to an empty page. Nothing where it is whole.
 */
export async function usualEntries(
  reading: Reading,
  place: 'footer' | 'menu',
  off: OffParts,
): Promise<NavigationEntry[] | undefined> {
  const pages = await readPages(reading, place, off);
  return pages.length < pagesThatAreOn(place, off).length ? pages.map((page) => ({ page })) : undefined;
}

/** A page of the usual menu or footer, as a row of the form would hold it. */
export interface UsualRow {
  page: ListedPage;
  shown: 'both' | Locale;
}

/** What readers see of the usual menu or footer, and in which languages. */
export async function usualRows(payload: Payload, place: 'footer' | 'menu', off: OffParts): Promise<UsualRow[]> {
  const [en, ar] = await Promise.all(locales.map((locale) => readPages({ payload, locale }, place, off)));
  return usual[place].flatMap((page): UsualRow[] => {
    if (en!.includes(page)) return [{ page, shown: ar!.includes(page) ? 'both' : 'en' }];
    return ar!.includes(page) ? [{ page, shown: 'ar' }] : [];
  });
}

async function readPages(reading: Reading, place: 'footer' | 'menu', off: OffParts): Promise<ListedPage[]> {
  const pages = pagesThatAreOn(place, off);
  const empty = await Promise.all(
    pages.map((page) => {
      const type = lists[page];
      return type !== undefined && isEmpty(reading, type);
    }),
  );
  return pages.filter((_, index) => !empty[index]);
}

function pagesThatAreOn(place: 'footer' | 'menu', off: OffParts): ListedPage[] {
  return usual[place].filter((page) => isPageOn(page, off));
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
