import { entryPath, type PostSummary } from '@nasaq/contract';
import { useFormat, useT } from '../../locale/translator.ts';
import { Link } from '../../router/link.tsx';
import { InLanguage } from '../../ui/bdi.tsx';
import { Eyebrow } from '../../ui/section.tsx';
import { Cover } from '../../ui/work-covers.tsx';

/** The newest post: its art large beside a display title; first of the rows. */
export function LeadPost({ post }: { post: PostSummary }) {
  const t = useT();
  const { date } = useFormat();
  return (
    <li className="lead-post">
      <Cover type="posts" entry={post} ratio="wide" eager className="lead-post__art" />
      <div className="lead-post__text">
        <Eyebrow>
          <time dateTime={post.publishedAt}>{date(post.publishedAt)}</time>
          <span>{t('ui.reading_time', { minutes: post.readingMinutes })}</span>
        </Eyebrow>
        <h2 className="lead-post__title">
          <Link to={entryPath('posts', post.slug)} className="row__link">
            {post.title}
          </Link>
        </h2>
        <p className="lead-post__summary">{post.summary}</p>
        <p className="post__author">
          <InLanguage locale={post.author.locale}>{post.author.name}</InLanguage>
        </p>
      </div>
    </li>
  );
}
