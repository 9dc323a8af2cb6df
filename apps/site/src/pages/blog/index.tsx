import { entryPath, localePath, paths, type PostSummary } from '@nasaq/contract';
import { fromDesktop } from '@nasaq/design';
import { tagPath } from '../../content/blog/tag-path.ts';
import { useFocusOnNew } from '../../content/paging/index.ts';
import { useFormat, useLocale, useT } from '../../locale/translator.ts';
import { useModel } from '../../router/context.tsx';
import { Link } from '../../router/link.tsx';
import { InLanguage } from '../../ui/bdi.tsx';
import { EmptyList } from '../../ui/empty-list.tsx';
import { FilterBar, LoadMore } from '../../ui/list-links.tsx';
import { PostRow, Rows } from '../../ui/lists.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Portrait } from '../../ui/portrait.tsx';
import { Eyebrow, Section } from '../../ui/section.tsx';
import { Cover } from '../../ui/work-covers.tsx';
import type { loader, Writer } from './loader.ts';
import './blog.css';

/** Posts by date, the newest larger; subjects narrow them. */
export function Component() {
  const t = useT();
  const locale = useLocale();
  const { posts, tags, tag, total, writers } = useModel<typeof loader>();
  const [newest, ...older] = posts.data;
  const path = tag ? `${tagPath(tag.slug)}&` : `${paths.blog}?`;
  const entries = useFocusOnNew(posts.data.length, path);
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
        {total === 0 && <EmptyList text={t('blog.empty')} />}
        {total > 0 && (
          <div className="blog__bar">
            <FilterBar
              label={t('blog.tags')}
              filters={[
                { title: t('blog.all'), to: paths.blog, count: total, current: tag === null },
                ...(tag?.count === 0 ? [...tags, tag] : tags).map(({ slug, title, locale, count }) => ({
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
        )}
        {total > 0 && posts.data.length === 0 && (
          <EmptyList text={t('blog.none')} to={paths.blog} link={t('blog.all')} />
        )}
        <div ref={entries}>
          {newest && (
            <Rows>
              {newest && <LeadPost post={newest} writer={writers.find(({ key }) => key === newest.author.key)} />}
              {older.map((post) => (
                <PostRow key={post.key} post={post} level={2} />
              ))}
            </Rows>
          )}
        </div>
        {pages > 1 && (
          <LoadMore
            shown={posts.data.length}
            meta={posts.meta}
            next={page < pages ? `${path}page=${page + 1}` : null}
          />
        )}
      </div>
      {writers.length > 1 && (
        <Section title={t('blog.writers')} ground="sunk">
          <Writers writers={writers} />
        </Section>
      )}
    </>
  );
}

/** Who writes here; each leads to what the company says about them. */
function Writers({ writers }: { writers: readonly Writer[] }) {
  return (
    <ul className="writers">
      {writers.map((writer) => (
        <li key={writer.key}>
          <Link to={`${paths.about}#${writer.key}`} className="writer">
            <Portrait person={writer} sizes={`${fromDesktop} 18vw, 45vw`} />
            <span className="writer__name">{writer.name}</span>
            <span className="writer__role">{writer.role}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The newest post: its art large beside a display title; first of the rows. */
function LeadPost({ post, writer }: { post: PostSummary; writer: Writer | undefined }) {
  const t = useT();
  const { date, digits } = useFormat();
  const { series } = post;
  return (
    <li className="lead-post">
      <Cover type="posts" entry={post} ratio="wide" eager className="lead-post__art" />
      <div className="lead-post__text">
        <Eyebrow>
          <time dateTime={post.publishedAt}>{date(post.publishedAt)}</time>
          <span>{t('ui.reading_time', { minutes: post.readingMinutes })}</span>
          {series && <span>{t('ui.series_part', { series: series.title, part: digits(series.part) })}</span>}
        </Eyebrow>
        <h2 className="lead-post__title">
          <Link to={entryPath('posts', post.slug)} className="row__link">
            {post.title}
          </Link>
        </h2>
        <p className="lead-post__summary">{post.summary}</p>
        <p className="post__author lead-post__author">
          {writer && <Portrait person={writer} sizes="4rem" />}
          <InLanguage locale={post.author.locale}>{post.author.name}</InLanguage>
        </p>
      </div>
    </li>
  );
}
