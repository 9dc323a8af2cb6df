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
import { imageOf, type Images, loadImages, type PictureRelation } from './images.ts';
import { findByIds, findIdBySlug, loadByIds, type Reading, relationId } from '../../../platform/http/published.ts';

/** The fields that every list row needs. */
export const summarySelect = { key: true, slug: true, title: true, summary: true, cover: true } as const;

interface SummaryDocument {
  key?: string | null;
  slug?: string | null;
  title?: string | null;
  summary?: string | null;
  cover?: PictureRelation;
}

/** The row of an entry in a list. */
export function presentSummary(doc: SummaryDocument, images: Images): Summary {
  return {
    // A draft has none before it is first published; the one that it will get is made from this slug.
    key: doc.key ?? doc.slug ?? '',
    slug: doc.slug ?? '',
    title: doc.title ?? '',
    summary: doc.summary ?? '',
    cover: imageOf(images, doc.cover),
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

/** An entry of one of several types, as Payload stores it. */
export interface Relation {
  relationTo: ContentType;
  value: number | { id: number };
}
export type Relations = readonly Relation[] | null | undefined;

/** The related entries that are published in the reading's language, in the editor's order. */
export async function loadRelated(reading: Reading, relations: Relations): Promise<Related[]> {
  return (await findRelated(reading, relations ?? [])).filter((entry) => entry !== null);
}

/** What each of these leads to, in their order; null where that is nothing, or not published in the reading's language. */
export async function findRelated(
  reading: Reading,
  relations: readonly (Relation | null | undefined)[],
): Promise<(Related | null)[]> {
  const groups = await Promise.all(
    contentTypes.map(async (type) => {
      const ids = relations.flatMap((relation) =>
        relation?.relationTo === type ? (relationId(relation.value) ?? []) : [],
      );
      return (await findByIds(reading, type, ids, summarySelect)).map((doc) => ({ type, doc }));
    }),
  );
  const found = groups.flat();
  const images = await loadImages(reading, coverIds(found.map(({ doc }) => doc)));
  return relations.map((relation) => {
    const id = relationId(relation?.value);
    const match = found.find(({ doc, type }) => type === relation?.relationTo && doc.id === id);
    return match ? { type: match.type, ...presentSummary(match.doc, images) } : null;
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
