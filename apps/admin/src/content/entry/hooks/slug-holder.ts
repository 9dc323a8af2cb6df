import type { Locale } from '@nasaq/contract';
import type { CollectionSlug, PayloadRequest, Where } from 'payload';
import { innerRequest } from '../../../platform/payload/inner-request.ts';

/** Whose slug it is to be. */
export interface SlugOwner {
  id?: number | string | undefined;
  collection: string;
  /** Values that separate the slugs of one collection, as the type of categories does. */
  scope: Record<string, unknown> | null;
}

export interface SlugHolder {
  id: number;
  /** In the language of the slug; empty where it has none there. */
  title: string;
}

/**
 * Who else has a slug in a language: at an address that readers know, in the newest draft, or in the trash, from which it
 * would come back with it. An entry that was never published has its slug among its versions alone.
 */
export async function slugHolder(
  req: PayloadRequest,
  owner: SlugOwner,
  slug: string,
  locale: Locale,
): Promise<SlugHolder | null> {
  return (await storedHolder(req, owner, slug, locale)) ?? draftHolder(req, owner, slug, locale);
}

async function storedHolder(
  req: PayloadRequest,
  { collection, id, scope }: SlugOwner,
  slug: string,
  locale: Locale,
): Promise<SlugHolder | null> {
  const others: Where[] = [{ slug: { equals: slug } }];
  if (id !== undefined) others.push({ id: { not_equals: id } });
  for (const [name, value] of Object.entries(scope ?? {})) others.push({ [name]: { equals: value } });
  const { docs } = await req.payload.find({
    collection: collection as 'services',
    where: { and: others },
    trash: true,
    locale,
    fallbackLocale: false,
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
    select: { title: true },
    req: innerRequest(req),
  });
  const [other] = docs;
  return other ? { id: other.id, title: other.title ?? '' } : null;
}

interface Draft {
  title?: Partial<Record<Locale, string | null>> | null;
}

async function draftHolder(
  { payload, transactionID }: PayloadRequest,
  { collection, id }: SlugOwner,
  slug: string,
  locale: Locale,
): Promise<SlugHolder | null> {
  if (!payload.collections[collection as CollectionSlug].config.versions?.drafts) return null;
  const others: Where[] = [{ latest: { equals: true } }, { 'version.slug': { equals: slug } }];
  if (id !== undefined) others.push({ parent: { not_equals: id } });
  const { docs } = await payload.db.findVersions<Draft & Record<string, unknown>>({
    collection: collection as CollectionSlug,
    where: { and: others },
    locale,
    limit: 1,
    pagination: false,
    select: { parent: true, version: { title: true } },
    req: { transactionID } as PayloadRequest,
  });
  const [other] = docs;
  return other ? { id: Number(other.parent), title: other.version.title?.[locale] ?? '' } : null;
}
