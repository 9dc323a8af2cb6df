import { entryPath, type PostSummary } from '@nasaq/contract';
import { useFormat } from '../locale/use-format.ts';
import { useT } from '../locale/use-t.ts';
import { Link } from '../router/link.tsx';
import { Cover } from './cover.tsx';
import { InLanguage } from './in-language.tsx';

/** One article inside `<Rows>`: date and reading time beside a narrow crop of its art, then title, summary and author. */
export function PostRow({ post, level = 3 }: { post: PostSummary; level?: 2 | 3 }) {
  const t = useT();
  const { date } = useFormat();
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
        <p className="post__author">
          <InLanguage locale={post.author.locale}>{post.author.name}</InLanguage>
        </p>
      </div>
    </li>
  );
}
