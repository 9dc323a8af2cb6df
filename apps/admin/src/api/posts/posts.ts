import type { ListQuery, Post, PostSummary } from '@nasaq/contract';
import type { Where } from 'payload';
import { presentDetail } from '../content/detail.ts';
import { loadImages } from '../content/images.ts';
import { findIdBySlug, loadByIds, relationId, relationIds, type Document, type Reading } from '../content/published.ts';
import { readingMinutes } from '../content/reading-time.ts';
import { loadRelated, type Relations } from '../content/related.ts';
import type { Resource } from '../content/resource.ts';
import { coverIds, presentSummary } from '../content/summary.ts';
import { loadTags } from '../tags/load-tags.ts';

type PostDocument = Document<'posts'>;

/** The body is read for the reading time only; it does not leave in a list row. */
export const postRowSelect = { publishedAt: true, author: true, tags: true, body: true } as const;

export const postResource: Resource<'posts'> = {
  type: 'posts',
  sort: '-publishedAt',
  summarySelect: postRowSelect,
  filterBy: 'tag',
  filter: tagFilter,
  presentSummaries: presentPostSummaries,
  presentDetail: presentPost,
};

export async function presentPostSummaries(reading: Reading, docs: readonly PostDocument[]): Promise<PostSummary[]> {
  const [images, authors, tags] = await Promise.all([
    loadImages(reading, coverIds(docs)),
    loadAuthors(reading, docs),
    loadTags(
      reading,
      docs.flatMap(({ tags }) => relationIds(tags)),
    ),
  ]);
  return docs.map((doc) => {
    const author = authors.get(relationId(doc.author) ?? 0);
    return {
      ...presentSummary(doc, images),
      publishedAt: doc.publishedAt ?? doc.createdAt,
      readingMinutes: readingMinutes(doc.body, reading.locale),
      author: { name: author?.name ?? '', role: author?.role ?? '', key: author?.key ?? '' },
      tags: relationIds(doc.tags).flatMap((id) => tags.get(id) ?? []),
    };
  });
}

async function presentPost(reading: Reading, doc: PostDocument): Promise<Omit<Post, 'alternates'>> {
  const [[summary], detail, related, authors] = await Promise.all([
    presentPostSummaries(reading, [doc]),
    presentDetail(reading, doc),
    loadRelated(reading, doc.related as Relations),
    loadAuthors(reading, [doc]),
  ]);
  const author = authors.get(relationId(doc.author) ?? 0);
  return { ...summary!, ...detail, author: { ...summary!.author, bio: author?.bio ?? '' }, related };
}

async function tagFilter(reading: Reading, { tag }: ListQuery): Promise<Where | null> {
  if (tag === undefined) return {};
  const id = await findIdBySlug(reading, 'tags', tag);
  return id === null ? null : { tags: { in: [id] } };
}

function loadAuthors(reading: Reading, docs: readonly PostDocument[]) {
  return loadByIds(
    reading,
    'authors',
    docs.map(({ author }) => relationId(author)),
  );
}
