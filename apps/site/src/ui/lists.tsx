import type { ReactNode } from 'react';
import { type ContentType, entryPath, type PostSummary, type Summary } from '@nasaq/contract';
import { useFormat, useT } from '../locale/translator.ts';
import { Link } from '../router/link.tsx';
import { InLanguage } from './bdi.tsx';
import { Numeral } from './section.tsx';
import { Cover } from './work-covers.tsx';

/** The list that `EntryRow` and `PostRow` stand in: hairlines between full-width rows. */
export function Rows({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <ol className={`rows ${className}`}>{children}</ol>;
}

/** A post as its row shows it. */
export interface ListedPost extends Omit<PostSummary, 'author' | 'tags'> {
  author: Pick<PostSummary['author'], 'name' | 'locale'>;
}

interface EntryRowProps {
  type: ContentType;
  entry: Summary;
  /** Place in the list from 1; shown as a big numeral. */
  index?: number;
  /** What stands at the end of the row until the art is drawn over it: category, kind, year. */
  side?: string;
  /** Level of the title. */
  level?: 2 | 3;
}

/** One entry as a full-width row inside `<Rows>`: numeral, name, one line, side note; its art is drawn in on hover and focus. */
export function EntryRow({ type, entry, index, side, level = 3 }: EntryRowProps) {
  const Heading = `h${level}` as const;
  return (
    <li className="row">
      {index !== undefined && <Numeral value={index} className="row__numeral" />}
      <Heading className="row__title">
        <Link to={entryPath(type, entry.slug)} className="row__link">
          {entry.title}
        </Link>
      </Heading>
      <p className="row__summary">{entry.summary}</p>
      {side && <p className="row__side">{side}</p>}
      <Cover type={type} entry={entry} ratio="strip" className="row__art" />
    </li>
  );
}

/** One article inside `<Rows>`: date and reading time beside a narrow crop of its art, then title, summary and author. */
export function PostRow({ post, level = 3 }: { post: ListedPost; level?: 2 | 3 }) {
  const t = useT();
  const { date, digits } = useFormat();
  const { series } = post;
  const Heading = `h${level}` as const;
  return (
    <li className="post">
      <div className="post__meta">
        <time dateTime={post.publishedAt}>{date(post.publishedAt)}</time>
        <span>{t('ui.reading_time', { minutes: post.readingMinutes })}</span>
      </div>
      <Cover type="posts" entry={post} ratio="narrow" className="post__crop" />
      <div className="post__text">
        <Heading className="post__title">
          <Link to={entryPath('posts', post.slug)} className="row__link">
            {post.title}
          </Link>
        </Heading>
        <p className="post__summary">{post.summary}</p>
        {series && (
          <p className="post__series">{t('ui.series_part', { series: series.title, part: digits(series.part) })}</p>
        )}
        <p className="post__author">
          <InLanguage locale={post.author.locale}>{post.author.name}</InLanguage>
        </p>
      </div>
    </li>
  );
}
