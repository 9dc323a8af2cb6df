import { contentTypes, entryPath, localePath, locales, type ContentType, type Locale } from '@nasaq/contract';
import type { Payload } from 'payload';
import { careerOptions, coverIds, keptByHooks, loadImages, presentSummary } from '../content/index.ts';
import { findPublished, loadByIds, relationId, relationIds, type Reading } from '../platform/http/published.ts';
import { plainText } from './plain-text.ts';
import type { Searchable } from '@nasaq/search';

/** A published entry as Payload gives it; what a type does not have is absent. */
interface Entry {
  id: number;
  key?: string | null;
  slug?: string | null;
  title?: string | null;
  summary?: string | null;
  cover?: number | null;
  category?: number | null;
  tags?: number[] | null;
  author?: number | null;
  industry?: number | null;
  services?: number[] | null;
  client?: string | null;
  /** Of a product: what it is. */
  kind?: string | null;
  technologies?: unknown;
  place?: string | null;
  department?: keyof typeof careerOptions.departments | null;
  publishedAt?: string | null;
  postedAt?: string | null;
  jobStatus?: string | null;
  closesAt?: string | null;
  [field: string]: unknown;
}

/** Fields that are not text, stand in a text of their own, or are kept for staff. */
const apart = new Set([
  ...keptByHooks,
  'title',
  'summary',
  'cover',
  'seo',
  'client',
  'technologies',
  'place',
  'department',
  'workplace',
  'contractType',
  'jobStatus',
  'publishedAt',
  'postedAt',
  'closesAt',
  'revisedAt',
  'reviewBy',
]);

/** Entries that are read at once: thousands would hold up everything else that the host does. */
export const pageSize = 100;

/** Everything that is published, in both languages. */
export async function loadSearchables(payload: Payload): Promise<Searchable[]> {
  const loaded: Searchable[] = [];
  for (const type of contentTypes) {
    for await (const page of pagesOf(payload, type)) loaded.push(...page);
  }
  return loaded;
}

/** The published entries of one type, page by page, in the order of their ids. */
export async function* pagesOf(payload: Payload, type: ContentType): AsyncGenerator<Searchable[]> {
  let after = 0;
  while (true) {
    const { docs } = await payload.find({
      collection: type,
      where: { id: { greater_than: after } },
      sort: 'id',
      limit: pageSize,
      pagination: false,
      depth: 0,
      overrideAccess: true,
      select: {},
    });
    if (docs.length === 0) return;
    yield await loadEntries(
      payload,
      type,
      docs.map(({ id }) => id as number),
    );
    after = docs.at(-1)!.id as number;
  }
}

/** The languages in which some entries of a type are published; nothing of those that are not. */
export async function loadEntries(payload: Payload, type: ContentType, ids: readonly number[]): Promise<Searchable[]> {
  const perLocale = await Promise.all(locales.map((locale) => loadLocale({ payload, locale }, type, ids)));
  return perLocale.flat();
}

async function loadLocale(reading: Reading, type: ContentType, ids: readonly number[]): Promise<Searchable[]> {
  const where = { id: { in: [...ids] } };
  const { docs } = (await findPublished(reading, type, { where, select: undefined as never })) as unknown as {
    docs: Entry[];
  };
  const [images, names] = await Promise.all([loadImages(reading, coverIds(docs)), loadNames(reading, docs)]);
  return docs.map((doc): Searchable => {
    const { key, slug, title, summary, cover } = presentSummary(doc, images);
    return {
      id: `${type}:${doc.id}:${reading.locale}`,
      entry: `${type}:${doc.id}`,
      type,
      locale: reading.locale,
      key,
      url: localePath(reading.locale, entryPath(type, slug)),
      title,
      summary,
      keywords: keywordsOf(doc, names, reading.locale),
      body: plainText(Object.fromEntries(Object.entries(doc).filter(([field]) => !apart.has(field)))),
      image: cover,
      date: dateOf(type, doc),
      pastFrom: pastFrom(doc),
      uses: usedBy(doc),
    };
  });
}

type Names = ReadonlyMap<string, string>;

/** Names of the categories, tags, authors, industries and services that entries refer to, by `<collection>:<id>`. */
async function loadNames(reading: Reading, docs: readonly Entry[]): Promise<Names> {
  const ids = (pick: (doc: Entry) => (number | null)[]) => docs.flatMap(pick);
  const [categories, tags, authors] = await Promise.all([
    loadByIds(
      reading,
      'categories',
      ids(({ category }) => [relationId(category)]),
    ),
    loadByIds(
      reading,
      'tags',
      ids(({ tags }) => relationIds(tags)),
    ),
    loadByIds(
      reading,
      'authors',
      ids(({ author }) => [relationId(author)]),
    ),
  ]);
  const offers = await Promise.all(
    (['industries', 'services'] as const).map(async (type) => {
      const wanted = ids(({ industry, services }) =>
        type === 'industries' ? [relationId(industry)] : relationIds(services),
      );
      const known = wanted.filter((id) => id !== null);
      if (known.length === 0) return [];
      const { docs: found } = await findPublished(reading, type, {
        where: { id: { in: known } },
        select: { title: true },
      });
      return found.map(({ id, title }): [string, string] => [`${type}:${id}`, title]);
    }),
  );
  return new Map([
    ...[...categories].map(([id, { title }]): [string, string] => [`categories:${id}`, title ?? '']),
    ...[...tags].map(([id, { title }]): [string, string] => [`tags:${id}`, title ?? '']),
    ...[...authors].map(([id, { name }]): [string, string] => [`authors:${id}`, name ?? '']),
    ...offers.flat(),
  ]);
}

function keywordsOf(doc: Entry, names: Names, locale: Locale): string[] {
  const name = (collection: string, id: number | null) => names.get(`${collection}:${id}`) ?? '';
  return [
    name('categories', relationId(doc.category)),
    ...relationIds(doc.tags).map((id) => name('tags', id)),
    name('authors', relationId(doc.author)),
    name('industries', relationId(doc.industry)),
    ...relationIds(doc.services).map((id) => name('services', id)),
    doc.kind ?? '',
    doc.client ?? '',
    doc.place ?? '',
    ...plainText(doc.technologies).split('\n'),
    doc.department ? careerOptions.departments[doc.department][locale] : '',
  ].filter(Boolean);
}

/** The date that makes a text newer or older for its reader; offers and pages have none. */
function dateOf(type: ContentType, { publishedAt, postedAt }: Entry): number | null {
  const date = type === 'posts' ? publishedAt : type === 'careers' ? postedAt : null;
  return date ? Date.parse(date) : null;
}

/** Jobs stay on the site when they are closed, after the open ones (`isOpen`). */
function pastFrom({ jobStatus, closesAt }: Entry): number | null {
  if (jobStatus === 'closed') return 0;
  return closesAt ? Date.parse(closesAt) : null;
}

/** What an entry shows the name or the picture of: when that changes, the entry does. */
function usedBy({ author, category, cover, industry, services, tags }: Entry): string[] {
  const single = { authors: author, categories: category, media: cover, industries: industry };
  return [
    ...Object.entries(single).flatMap(([collection, value]) => (value ? [`${collection}:${relationId(value)}`] : [])),
    ...relationIds(services).map((id) => `services:${id}`),
    ...relationIds(tags).map((id) => `tags:${id}`),
  ];
}
