import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import { toSlug } from '../slug.ts';
import { innerRequest } from '../../../platform/payload/inner-request.ts';

/**
 * What is decided once, at the first publication in any language (for a collection without drafts: at creation):
 * the date and the key. Not earlier, because autosave stores titles that are half typed.
 */
export const firstPublish: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  const hasDrafts = Boolean(collection.versions?.drafts);
  if (hasDrafts && data._status !== 'published') return data;
  if (hasDrafts) data.publishedAt ??= originalDoc?.publishedAt ?? new Date().toISOString();
  if (originalDoc?.key) data.key = originalDoc.key;
  else
    data.key ??= await makeKey(
      req,
      collection.slug,
      originalDoc?.id,
      data.slug ?? originalDoc?.slug ?? toSlug(data.name ?? ''),
    );
  return data;
};

async function makeKey(
  req: PayloadRequest,
  collection: string,
  id: number | undefined,
  own: unknown,
): Promise<string | undefined> {
  const english = req.locale === 'ar' && id !== undefined ? await englishSlug(req, collection, id) : null;
  const wanted = english ?? (typeof own === 'string' && own ? own : undefined);
  if (!wanted) return undefined;
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? wanted : `${wanted}-${number}`;
    const { totalDocs } = await req.payload.count({
      collection: collection as 'services',
      where: { key: { equals: candidate }, ...(id === undefined ? {} : { id: { not_equals: id } }) },
      trash: true,
      overrideAccess: true,
      req: innerRequest(req),
    });
    if (totalDocs === 0) return candidate;
  }
}

async function englishSlug(req: PayloadRequest, collection: string, id: number): Promise<string | null> {
  const doc = await req.payload.findByID({
    collection: collection as 'services',
    id,
    draft: true,
    locale: 'en',
    fallbackLocale: false,
    depth: 0,
    overrideAccess: true,
    select: { slug: true },
    disableErrors: true,
    trash: true,
    req: innerRequest(req),
  });
  return doc?.slug || null;
}
