import { locales, type Locale } from '@nasaq/contract';
import type { CollectionSlug, GlobalSlug, Payload, PayloadRequest } from 'payload';
import type { Target } from './find-schedules.ts';

type PerLocale = Partial<Record<Locale, string | null>> | null | undefined;

interface Row {
  _status?: PerLocale;
  slug?: PerLocale;
  deletedAt?: string | null;
}

/** What readers have of a document in one language. */
export interface Standing {
  isPublic: boolean;
  /** Something newer than what readers see is kept as a draft. */
  waits: boolean;
  /** Last part of the public address. */
  slug: string | null;
}

/** How each language of an entry or page stands. @returns null where there is no such document */
export async function languageStates(payload: Payload, target: Target): Promise<Record<Locale, Standing> | null> {
  const [published, newest] = await ('global' in target
    ? globalRows(payload, target.global as GlobalSlug)
    : entryRows(payload, target.collection as CollectionSlug, target.id));
  if (!published) return null;
  const standing = (locale: Locale): Standing => {
    const isPublic = published._status?.[locale] === 'published' && !published.deletedAt;
    return {
      isPublic,
      waits: isPublic && newest?._status?.[locale] === 'draft',
      slug: isPublic ? (published.slug?.[locale] ?? null) : null,
    };
  };
  return Object.fromEntries(locales.map((locale) => [locale, standing(locale)])) as Record<Locale, Standing>;
}

const noTransaction = {} as PayloadRequest;
const newestOnly = { limit: 1, pagination: false, req: noTransaction };

async function entryRows(payload: Payload, collection: CollectionSlug, id: number) {
  const published = await payload.db.findOne<Row & { id: number }>({
    collection,
    where: { id: { equals: id } },
    select: { _status: true, slug: true, deletedAt: true },
    req: noTransaction,
  });
  const { docs } = await payload.db.findVersions<Row>({
    collection,
    where: { and: [{ parent: { equals: id } }, { latest: { equals: true } }] },
    select: { version: { _status: true } },
    ...newestOnly,
  });
  return [published as Row | null, docs[0]?.version] as const;
}

async function globalRows(payload: Payload, slug: GlobalSlug) {
  const published = await payload.db.findGlobal<Row & Record<string, unknown>>({ slug, req: noTransaction });
  const { docs } = await payload.db.findGlobalVersions<Row>({
    global: slug,
    where: { latest: { equals: true } },
    ...newestOnly,
  });
  return [(published ?? {}) as Row, docs[0]?.version] as const;
}
