import { type Author, paths } from '@nasaq/contract';
import { tagPath } from '../../content/blog/tag-path.ts';
import { useFormat, useT } from '../../locale/translator.ts';
import { useModel } from '../../router/context.tsx';
import { InLanguage } from '../../ui/bdi.tsx';
import { Facts } from '../../ui/blocks.tsx';
import { EntryBand, EntryLayout, RelatedList, TableOfContents, Tags } from '../../ui/entry.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Portrait } from '../../ui/portrait.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import type { loader } from './loader.ts';
import { SeriesPlace } from './series-place.tsx';
import './post.css';

/** One post: art, facts and contents beside the prose, who wrote it, what to read next. */
export function Component() {
  const t = useT();
  const { date } = useFormat();
  const { post } = useModel<typeof loader>();
  return (
    <article>
      <PageHeader
        title={post.title}
        lead={post.summary}
        trail={[{ title: t('titles.blog'), to: paths.blog }, { title: post.title }]}
        long
      />
      <EntryBand type="posts" entry={post} />
      <EntryLayout
        aside={
          <>
            {post.author.name !== '' && <Byline author={post.author} />}
            <Facts
              facts={[
                { label: t('post.date'), value: <time dateTime={post.publishedAt}>{date(post.publishedAt)}</time> },
                ...(post.series
                  ? [{ label: t('post.series.series'), value: <a href="#series">{post.series.title}</a> }]
                  : []),
                { label: t('post.reading'), value: t('ui.reading_time', { minutes: post.readingMinutes }) },
              ]}
            />
            <TableOfContents toc={post.body.toc} />
          </>
        }
      >
        <RichText text={post.body} />
        {post.tags.length > 0 && (
          <Tags
            label={t('post.tags')}
            tags={post.tags.map(({ locale, slug, title }) => ({ locale, title, to: tagPath(slug) }))}
          />
        )}
        {post.series && <SeriesPlace title={post.series.title} part={post.series.part} parts={post.seriesParts} />}
        {post.author.name !== '' && <AuthorNote author={post.author} />}
      </EntryLayout>
      <RelatedList related={post.related} />
    </article>
  );
}

/** The author at the head of the facts; the way to what the foot of the post says about them. */
function Byline({ author }: { author: Author }) {
  const t = useT();
  return (
    <p className="byline">
      <Portrait person={author} sizes="5rem" className="byline__portrait" />
      <span>
        <span className="byline__label">{t('post.author')}</span>
        <a href="#author" className="byline__name">
          <InLanguage locale={author.locale}>{author.name}</InLanguage>
        </a>
        <span className="byline__role">
          <InLanguage locale={author.locale}>{author.role}</InLanguage>
        </span>
      </span>
    </p>
  );
}

/** Who wrote the post. */
function AuthorNote({ author }: { author: Author }) {
  const t = useT();
  return (
    <section className="author" aria-labelledby="author">
      <Portrait person={author} sizes="7rem" className="author__art" />
      <div>
        <h2 id="author" className="author__name">
          <span className="hidden-visually">{t('post.about_author')}: </span>
          <InLanguage locale={author.locale}>{author.name}</InLanguage>
        </h2>
        <p className="author__role">
          <InLanguage locale={author.locale}>{author.role}</InLanguage>
        </p>
        <p className="author__bio">
          <InLanguage locale={author.locale}>{author.bio}</InLanguage>
        </p>
      </div>
    </section>
  );
}
