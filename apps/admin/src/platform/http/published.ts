import { type Alternates, type ContentType, type ListQuery, listQuerySchema, type Locale } from '@nasaq/contract';
import type { PaginatedDocs, Payload, PayloadRequest, SelectType, Where } from 'payload';
import type { Config } from '../payload/payload-types.ts';
import { isTypeOn } from '../parts/off-parts.ts';
import { ApiError } from './error.ts';

/** Whose content is read, and in which language. */
export interface Reading {
  payload: Payload;
  locale: Locale;
  /** A preview: entries are read as their newest drafts, not as they are published. */
  draft?: boolean;
}

export type Collection = keyof Config['collections'];
export type Document<T extends Collection> = Config['collections'][T];

interface Query {
  where?: Where | undefined;
  sort?: string | undefined;
  page?: number | undefined;
  /** 0 = all. */
  limit?: number | undefined;
  select: SelectType;
}

const noDocs: PaginatedDocs<never> = {
  docs: [],
  hasNextPage: false,
  hasPrevPage: false,
  limit: 0,
  pagingCounter: 1,
  totalDocs: 0,
  totalPages: 1,
};

/** Entries that are published in the reading's language. Fields outside `select` are absent in spite of the type. */
export async function findPublished<T extends ContentType>(
  { payload, locale }: Reading,
  type: T,
  { where, sort, page = 1, limit = 0, select }: Query,
): Promise<PaginatedDocs<Document<T>>> {
  // Of a part that is off nothing is published, for whoever asks: lists, home, related entries, the search.
  if (!(await isTypeOn(payload, type))) return noDocs;
  const found = await payload.find({
    collection: type,
    locale,
    fallbackLocale: false,
    depth: 0,
    overrideAccess: true,
    where: { and: [{ _status: { equals: 'published' } }, ...(where ? [where] : [])] },
    ...(sort ? { sort } : {}),
    page,
    limit,
    pagination: limit > 0,
    select,
  });
  return found as unknown as PaginatedDocs<Document<T>>;
}

/**
 * The entry that is published under a slug in the reading's language.
 * @throws {ApiError} `not_found` where there is none
 */
export async function findBySlug<T extends ContentType>(
  { payload, locale }: Reading,
  type: T,
  slug: string,
  select?: SelectType,
): Promise<Document<T>> {
  if (!(await isTypeOn(payload, type))) throw new ApiError('not_found');
  const doc = await oneBySlug({ payload, locale }, type, slug, { _status: { equals: 'published' } }, select);
  if (!doc) throw new ApiError('not_found');
  return doc as Document<T>;
}

/** Published entries by id, in the order of `ids`; the ones that are not published in this language are left out. */
export async function findByIds<T extends ContentType>(
  reading: Reading,
  type: T,
  ids: readonly number[],
  select: SelectType,
): Promise<Document<T>[]> {
  if (ids.length === 0) return [];
  const { docs } = await findPublished(reading, type, { where: { id: { in: [...ids] } }, select });
  const byId = new Map(docs.map((doc) => [doc.id as number, doc]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The newest draft of an entry in the reading's language; null where there is none. */
export async function findDraft<T extends ContentType>(
  { payload, locale }: Reading,
  type: T,
  id: number,
): Promise<Document<T> | null> {
  const doc = await payload.findByID({
    collection: type,
    id,
    locale,
    fallbackLocale: false,
    depth: 0,
    overrideAccess: true,
    draft: true,
    disableErrors: true,
  });
  return doc as Document<T> | null;
}

type PlainCollection = 'authors' | 'categories' | 'media' | 'tags';

/** Documents of a collection that has no publish state, by id; missing ones are absent. `all` reads every language. */
export async function loadByIds<T extends PlainCollection>(
  { payload, locale }: Pick<Reading, 'payload'> & { locale: Reading['locale'] | 'all' },
  collection: T,
  ids: readonly (number | null)[],
): Promise<ReadonlyMap<number, Document<T>>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const { docs } = await payload.find({
    collection,
    where: { id: { in: wanted } },
    locale,
    fallbackLocale: false,
    depth: 0,
    overrideAccess: true,
    limit: 0,
    pagination: false,
  });
  return new Map((docs as unknown as Document<T>[]).map((doc) => [doc.id as number, doc]));
}

type InTransaction = Pick<Reading, 'locale' | 'payload'> & { req?: Partial<PayloadRequest> };
type WithSlug = ContentType | 'categories' | 'tags';

/** The id of the document that has this slug in the reading's language, or null; within the transaction of `req`. */
export async function findIdBySlug(
  reading: InTransaction,
  collection: WithSlug,
  slug: string,
  where: Where = {},
): Promise<number | null> {
  return (await oneBySlug(reading, collection, slug, where, {}))?.id ?? null;
}

async function oneBySlug(
  { payload, locale, req }: InTransaction,
  collection: WithSlug,
  slug: string,
  where: Where,
  select: SelectType | undefined,
): Promise<{ id: number } | undefined> {
  const { docs } = await payload.find({
    collection,
    locale,
    fallbackLocale: false,
    depth: 0,
    overrideAccess: true,
    limit: 1,
    pagination: false,
    where: { and: [where, { slug: { equals: slug.normalize('NFC') } }] },
    ...(select && { select }),
    ...(req && { req }),
  });
  return docs[0];
}

/** In which languages an entry is published, and under which slug. */
export async function alternatesOf({ payload }: Reading, type: ContentType, id: number): Promise<Alternates> {
  const doc = await payload.findByID({
    collection: type,
    id,
    locale: 'all',
    depth: 0,
    overrideAccess: true,
    select: { slug: true, _status: true },
  });
  return presentAlternates(doc as unknown as PerLocale);
}

export interface PerLocale {
  slug?: Partial<Record<Locale, string | null>> | null;
  _status?: Partial<Record<Locale, 'draft' | 'published' | null>> | null;
}

export function presentAlternates({ slug, _status }: PerLocale): Alternates {
  const published = (locale: Locale) => (_status?.[locale] === 'published' ? (slug?.[locale] ?? null) : null);
  return { en: published('en'), ar: published('ar') };
}

/** The id of a relation, which Payload gives as an id or, at a greater depth, as the document. */
export function relationId(value: number | { id: number } | null | undefined): number | null {
  return typeof value === 'object' ? (value?.id ?? null) : (value ?? null);
}

export function relationIds(values: readonly (number | { id: number })[] | null | undefined): number[] {
  return (values ?? []).flatMap((value) => relationId(value) ?? []);
}

/** Reads `page`, `limit`, `category` and `tag`; anything that does not fit is refused with the parameter's name. */
export function parseListQuery(query: Record<string, string>): ListQuery {
  const parsed = listQuerySchema.safeParse(query);
  if (parsed.success) return parsed.data;
  throw new ApiError('bad_request', String(parsed.error.issues[0]?.path[0] ?? 'query'));
}
