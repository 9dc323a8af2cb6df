import { localePath, paths } from '@nasaq/contract';
import { tagPath } from '../../content/blog/tag-path.ts';
import { useFocusOnNew } from '../../content/paging/index.ts';
import { useLocale, useT } from '../../locale/translator.ts';
import { useModel } from '../../router/context.tsx';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PostRow, Rows } from '../../ui/rows.tsx';
import { LeadPost } from './lead-post.tsx';
import type { loader } from './loader.ts';

/** Posts by date, the newest larger; subjects narrow them. */
export function Component() {
  const t = useT();
  const locale = useLocale();
  const { posts, tags, tag, total } = useModel<typeof loader>();
  const entries = useFocusOnNew(posts.data.length);
  const [newest, ...older] = posts.data;
  const path = tag ? `${tagPath(tag.slug)}&` : `${paths.blog}?`;
  const { page, pages } = posts.meta;
  return (
    <>
      <PageHeader
        title={tag?.title ?? t('titles.blog')}
        lead={tag ? t('blog.tagged', { count: tag.count }) : t('blog.lead')}
        eyebrow={tag ? [t('titles.blog')] : []}
        trail={
          tag ? [{ title: t('titles.blog'), to: paths.blog }, { title: tag.title }] : [{ title: t('titles.blog') }]
        }
        art={{ type: 'posts', key: 'posts-list' }}
      />
      <div className="wrap blog">
        <div className="blog__bar">
          <FilterBar
            label={t('blog.tags')}
            filters={[
              { title: t('blog.all'), to: paths.blog, count: total, current: tag === null },
              ...tags.map(({ slug, title, locale, count }) => ({
                title,
                locale,
                to: tagPath(slug),
                count,
                current: slug === tag?.slug,
              })),
            ]}
          />
          <a className="blog__rss link" href={localePath(locale, '/rss.xml')} type="application/rss+xml">
            {t('blog.rss')}
          </a>
        </div>
        <div ref={entries}>
          <Rows>
            {newest && <LeadPost post={newest} />}
            {older.map((post) => (
              <PostRow key={post.key} post={post} level={2} />
            ))}
          </Rows>
        </div>
        {pages > 1 && (
          <LoadMore
            shown={posts.data.length}
            meta={posts.meta}
            next={page < pages ? `${path}page=${page + 1}` : null}
          />
        )}
      </div>
    </>
  );
}
