import {
  type About,
  localePath,
  otherLocale,
  paths,
  type CountedTag,
  type Locale,
  type PostSummary,
} from '@nasaq/contract';
import type { Api } from '../../api/client.ts';
import { tagPath } from '../../content/blog/tag-path.ts';
import { loadPages, pagedHead, pagesOf, readPage } from '../../content/paging/index.ts';
import { entryAlternates } from '../../head/entry-head.ts';
import { loadT } from '../../locale/load-catalogue.ts';
import type { Head, PageContext } from '../../router/page-context.ts';
import { notFound } from '../../router/payload.ts';

export type Writer = Omit<About['team'][number], 'bio'>;

const pageSize = 10;

/** Pages 1 to `?page=` of the posts, of one `?tag=` or of all; tags are counted over all posts. */
export async function loader({ api, locale, query }: PageContext) {
  const page = readPage(query);
  const { data: tags } = await api.get('tags');
  const tag = await findTag(tags, query.get('tag'), { api, locale });
  const only = tag ? { tag: tag.slug } : {};
  const [t, posts, total, { team }] = await Promise.all([
    loadT(locale, ['blog']),
    loadPages((pageQuery) => api.get('posts', { ...pageQuery, ...only }), { page, pageSize }),
    tag ? api.get('posts', { limit: 1 }).then(({ meta }) => meta.total) : null,
    api.get('about'),
  ]);
  const head: Head = tag
    ? { ...tagHead(tag, page, locale), description: t('blog.tagged_description', { tag: tag.title }) }
    : { ...pagedHead(paths.blog, posts.meta, locale), description: t('blog.description') };
  // Whoever changes the language stays on their page where there is one.
  if (page > 1) {
    const there = otherLocale(locale);
    const named = tag && tag.alternates[there];
    const { meta } = await api.inLanguage(there).get('posts', { limit: 1, ...(named && { tag: named }) });
    head.otherPages = pagesOf(meta.total, pageSize);
  }
  return { head, posts, tags, tag, total: total ?? posts.meta.total, writers: writersOf(posts.data, team) };
}

/** Those of the team who wrote these posts, in the team's order. */
function writersOf(posts: readonly PostSummary[], team: About['team']): Writer[] {
  const authors = new Set(posts.map(({ author }) => author.key));
  return team
    .filter(({ key, portrait }) => portrait && authors.has(key))
    .map(({ key, name, portrait, role }) => ({ key, name, portrait, role }));
}

/** The language switch also leads to a tag that only posts of the other language carry: it stands here with none. */
async function findTag(
  tags: CountedTag[],
  asked: string | null,
  { api, locale }: { api: Api; locale: Locale },
): Promise<CountedTag | null> {
  if (asked === null) return null;
  const slug = asked.normalize('NFC');
  const tag = tags.find((candidate) => candidate.slug === slug);
  if (tag) return tag;
  const { data: there } = await api.inLanguage(otherLocale(locale)).get('tags');
  const other = there.find(({ alternates }) => alternates[locale] === slug);
  if (other === undefined) throw notFound();
  return { ...other, slug, count: 0 };
}

function tagHead({ title, slug, alternates, count }: CountedTag, page: number, locale: Locale): Head {
  return {
    title,
    noindex: count === 0,
    alternates: entryAlternates(alternates, tagPath),
    canonical: localePath(locale, tagPath(slug)) + (page > 1 ? `&page=${page}` : ''),
  };
}
