import { type Locale, locales } from '@nasaq/contract';
import type { CollectionSlug, PayloadRequest } from 'payload';

interface Row {
  title?: Partial<Record<Locale, string | null>> | null;
  _status?: Partial<Record<Locale, string | null>> | null;
  deletedAt?: string | null;
}

/** What an entry is called, and whether readers see it in any language; `null` where there is none any more. */
export async function publishedTitle(
  req: PayloadRequest,
  collection: string,
  id: number,
  language: Locale,
): Promise<{ title: string; isPublished: boolean } | null> {
  const row = (await req.payload.db.findOne({
    collection: collection as CollectionSlug,
    where: { id: { equals: id } },
    select: { title: true, _status: true, deletedAt: true },
    req: { transactionID: req.transactionID } as PayloadRequest,
  })) as unknown as Row | null;
  if (!row || row.deletedAt) return null;
  const title = [language, ...locales].map((locale) => row.title?.[locale]).find(Boolean) || `#${id}`;
  return { title, isPublished: locales.some((locale) => row._status?.[locale] === 'published') };
}
