import type { Category, Summary } from '@nasaq/contract';
import { loadImages, type Images } from './images.ts';
import { loadByIds, relationId, type Reading } from '../../../platform/http/published.ts';

/** The fields that every list row needs. */
export const summarySelect = { key: true, slug: true, title: true, summary: true, cover: true } as const;

interface SummaryDocument {
  key?: string | null;
  slug?: string | null;
  title?: string | null;
  summary?: string | null;
  cover?: number | { id: number } | null;
}

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
