import { localePath, paths, type CountedTag, type Locale } from '@nasaq/contract';
import { tagPath } from '../../content/blog/tag-path.ts';
import { loadPages, pagedHead, readPage } from '../../content/paging/index.ts';
import { entryAlternates } from '../../head/entry-head.ts';
import type { Head, PageContext } from '../../router/page-context.ts';
import { notFound } from '../../router/payload.ts';

const pageSize = 10;

/** Pages 1 to `?page=` of the posts, of one `?tag=` or of all; tags are counted over all posts. */
export async function loader({ api, locale, query }: PageContext) {
  const page = readPage(query);
  const { data: tags } = await api.get('tags');
  const tag = findTag(tags, query.get('tag'));
  const only = tag ? { tag: tag.slug } : {};
  const [posts, total] = await Promise.all([
    loadPages((pageQuery) => api.get('posts', { ...pageQuery, ...only }), { page, pageSize }),
    tag ? api.get('posts', { limit: 1 }).then(({ meta }) => meta.total) : null,
  ]);
  const head: Head = tag ? tagHead(tag, page, locale) : pagedHead(paths.blog, posts.meta, locale);
  return { head, posts, tags, tag, total: total ?? posts.meta.total };
}

function findTag(tags: CountedTag[], slug: string | null): CountedTag | null {
  if (slug === null) return null;
  const tag = tags.find((candidate) => candidate.slug === slug.normalize('NFC'));
  if (tag === undefined) throw notFound();
  return tag;
}

function tagHead({ title, slug, alternates }: CountedTag, page: number, locale: Locale): Head {
  return {
    title,
    alternates: entryAlternates(alternates, tagPath),
    canonical: localePath(locale, tagPath(slug)) + (page > 1 ? `&page=${page}` : ''),
  };
}
