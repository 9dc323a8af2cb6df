import { localePath, paths, type Locale } from '@nasaq/contract';
import { tagPath } from '../../features/blog/tag-path.ts';
import { entryAlternates } from '../../features/head/entry-alternates.ts';
import type { Head } from '../../features/navigation/model.ts';
import { notFound } from '../../features/navigation/not-found.ts';
import type { PageContext } from '../../features/navigation/page-context.ts';
import { loadAll } from '../../features/paging/load-all.ts';
import { pagedHead } from '../../features/paging/paged-head.ts';
import { readPage } from '../../features/paging/read-page.ts';
import { takePages } from '../../features/paging/take-pages.ts';
import { countTags, type CountedTag } from './count-tags.ts';

const pageSize = 10;

/** Pages 1 to `?page=` of the posts, of one `?tag=` or of all; tags are counted over all posts. */
export async function loader({ api, locale, query }: PageContext) {
  const page = readPage(query);
  const all = await loadAll((pageQuery) => api.get('posts', pageQuery));
  const tags = countTags(all);
  const tag = findTag(tags, query.get('tag'));
  const shown = tag ? all.filter((post) => post.tags.some(({ slug }) => slug === tag.slug)) : all;
  const posts = takePages(shown, { page, pageSize });
  const head: Head = tag ? tagHead(tag, page, locale) : pagedHead(paths.blog, posts.meta, locale);
  return { head, posts, tags, tag, total: all.length };
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
