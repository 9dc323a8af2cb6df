import {
  otherLocale,
  type Author,
  type ListQuery,
  type Locale,
  type Post,
  type PostSummary,
  type SeriesPart,
} from '@nasaq/contract';
import type { Where } from 'payload';
import { presentDetail, readingMinutes } from '../entry/reading/detail.ts';
import { loadImages } from '../entry/reading/images.ts';
import { loadPortraits } from '../entry/reading/portraits.ts';
import {
  findIdBySlug,
  findPublished,
  loadByIds,
  relationId,
  relationIds,
  type Document,
  type Reading,
} from '../../platform/http/published.ts';
import { type Relations, coverIds, loadRelated, presentSummary } from '../entry/reading/summary.ts';
import type { Resource } from '../entry/reading/resource.ts';
import { loadTags } from '../tags/resource.ts';

type PostDocument = Document<'posts'>;

/** The body is read for the reading time only; it does not leave in a list row. */
export const postRowSelect = {
  publishedAt: true,
  author: true,
  tags: true,
  body: true,
  series: true,
  part: true,
} as const;

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
      author: withoutBio(author ?? nobody(reading)),
      tags: relationIds(doc.tags).flatMap((id) => tags.get(id) ?? []),
      series: presentSeries(doc),
    };
  });
}

async function presentPost(reading: Reading, doc: PostDocument): Promise<Omit<Post, 'alternates'>> {
  const [[summary], detail, related, authors, seriesParts] = await Promise.all([
    presentPostSummaries(reading, [doc]),
    presentDetail(reading, doc),
    loadRelated(reading, doc.related as Relations),
    loadAuthors(reading, [doc]),
    loadSeries(reading, doc),
  ]);
  const author = authors.get(relationId(doc.author) ?? 0) ?? nobody(reading);
  return { ...summary!, ...detail, author, seriesParts, related };
}

/** A title without a number, or a number without a title, is no place. */
function presentSeries({ part, series }: PostDocument): PostSummary['series'] {
  return series && part ? { title: series, part } : null;
}

/** The parts of the post's series that are published in the reader's language. */
async function loadSeries(reading: Reading, doc: PostDocument): Promise<SeriesPart[]> {
  const place = presentSeries(doc);
  if (!place) return [];
  const { docs } = await findPublished(reading, 'posts', {
    where: { series: { equals: place.title }, part: { exists: true } },
    sort: 'part',
    select: { key: true, slug: true, title: true, part: true },
  });
  return docs.map(({ key, part, slug, title }) => ({
    key: key ?? '',
    slug: slug ?? '',
    title: title ?? '',
    part: part!,
  }));
}

async function tagFilter(reading: Reading, { tag }: ListQuery): Promise<Where | null> {
  if (tag === undefined) return {};
  const id =
    (await findIdBySlug(reading, 'tags', tag)) ??
    // A tag that has its name in the other language only keeps its address of there.
    (await findIdBySlug({ ...reading, locale: otherLocale(reading.locale) }, 'tags', tag));
  return id === null ? null : { tags: { in: [id] } };
}

/** Authors by id, in the reader's language, or in the other where they have no name in it. */
async function loadAuthors(reading: Reading, posts: readonly PostDocument[]): Promise<ReadonlyMap<number, Author>> {
  const { locale, payload } = reading;
  const ids = posts.map(({ author }) => relationId(author));
  const authors = await loadByIds({ payload, locale: 'all' }, 'authors', ids);
  const people = [...authors.values()];
  const portraits = await loadPortraits(reading, people);
  return new Map(
    people.flatMap(({ bio, id, key, name, role }, index): [number, Author][] => {
      const named = [locale, otherLocale(locale)].find((candidate) => inLocale(name, candidate));
      if (!named) return [];
      const texts = { name: inLocale(name, named), role: inLocale(role, named), bio: inLocale(bio, named) };
      return [[id, { ...texts, key: key ?? '', portrait: portraits[index] ?? null, locale: named }]];
    }),
  );
}

/** With `locale: 'all'` a localized field holds its value per language, which the types do not say. */
function inLocale(value: unknown, locale: Locale): string {
  return (value as Partial<Record<Locale, string | null>> | null)?.[locale] ?? '';
}

const nobody = ({ locale }: Reading): Author => ({ name: '', role: '', bio: '', key: '', portrait: null, locale });

function withoutBio({ key, locale, name, role }: Author): PostSummary['author'] {
  return { name, role, key, locale };
}
