import {
  type CategorizedType,
  type Category,
  type ContentType,
  contentTypes,
  type ListQuery,
  type Related,
  type Summary,
} from '@nasaq/contract';
import type { Where } from 'payload';
import { type Images, loadImages } from './images.ts';
import { findByIds, findIdBySlug, loadByIds, type Reading, relationId } from '../../../platform/http/published.ts';

/** The fields that every list row needs. */
export const summarySelect = { key: true, slug: true, title: true, summary: true, cover: true } as const;

interface SummaryDocument {
  key?: string | null;
  slug?: string | null;
  title?: string | null;
  summary?: string | null;
  cover?: number | { id: number } | null;
}

/** The row of an entry in a list. */
export function presentSummary(doc: SummaryDocument, images: Images): Summary {
  const cover = relationId(doc.cover);
  return {
    // A draft has none before it is first published; the one that it will get is made from this slug.
    key: doc.key ?? doc.slug ?? '',
    slug: doc.slug ?? '',
    title: doc.title ?? '',
    summary: doc.summary ?? '',
    cover: cover === null ? null : (images.get(cover) ?? null),
  };
}

/** The pictures that these rows show, to be loaded at once. */
export function coverIds(docs: readonly SummaryDocument[]): (number | null)[] {
  return docs.map(({ cover }) => relationId(cover));
}

interface CategorizedDocument extends SummaryDocument {
  category?: number | { id: number } | null;
}

/** List rows of a type that has categories, with the category in the reading's language. */
export async function presentCategorized(
  reading: Reading,
  docs: readonly CategorizedDocument[],
): Promise<(Summary & { category: Pick<Category, 'slug' | 'title' | 'key'> })[]> {
  const [images, categories] = await Promise.all([
    loadImages(reading, coverIds(docs)),
    loadByIds(
      reading,
      'categories',
      docs.map(({ category }) => relationId(category)),
    ),
  ]);
  return docs.map((doc) => {
    const category = categories.get(relationId(doc.category) ?? 0);
    return {
      ...presentSummary(doc, images),
      category: { slug: category?.slug ?? '', title: category?.title ?? '', key: category?.key ?? '' },
    };
  });
}

/** A relation to entries of several types, as Payload stores it. */
export type Relations = readonly { relationTo: ContentType; value: number | { id: number } }[] | null | undefined;

/** The related entries that are published in the reading's language, in the editor's order. */
export async function loadRelated(reading: Reading, relations: Relations): Promise<Related[]> {
  const wanted = (relations ?? []).flatMap(({ relationTo, value }) => {
    const id = relationId(value);
    return id === null ? [] : [{ type: relationTo, id }];
  });
  const groups = await Promise.all(
    contentTypes.map(async (type) => {
      const ids = wanted.filter((relation) => relation.type === type).map(({ id }) => id);
      return (await findByIds(reading, type, ids, summarySelect)).map((doc) => ({ type, doc }));
    }),
  );
  const found = groups.flat();
  const images = await loadImages(reading, coverIds(found.map(({ doc }) => doc)));
  return wanted.flatMap(({ type, id }) => {
    const match = found.find((candidate) => candidate.type === type && candidate.doc.id === id);
    return match ? { type, ...presentSummary(match.doc, images) } : [];
  });
}

/** The condition behind `?category=<slug>`; null where this language has no such category. */
export async function categoryFilter(
  reading: Reading,
  type: CategorizedType,
  { category }: ListQuery,
): Promise<Where | null> {
  if (category === undefined) return {};
  const id = await findIdBySlug(reading, 'categories', category, { of: { equals: type } });
  return id === null ? null : { category: { equals: id } };
}
