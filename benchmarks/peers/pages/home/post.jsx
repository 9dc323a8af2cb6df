import { entryPath } from '@nasaq/contract';
import { Link } from 'peer-link';
import { formatOf } from '../../../../apps/site/src/locale/format.ts';
import { counted, messages, seriesPart } from '../messages.js';
import { Cover } from '../shell/cover.jsx';

const { date } = formatOf('en-US');

export function Post({ post }) {
  return (
    <li className="post">
      <div className="post__meta">
        <time dateTime={post.publishedAt}>{date(post.publishedAt)}</time>
        <span>{counted(messages.ui.reading_time, post.readingMinutes)}</span>
      </div>
      <Cover type="posts" entry={post} ratio="narrow" className="post__crop" />
      <div className="post__text">
        <h3 className="post__title">
          <Link href={entryPath('posts', post.slug)} className="row__link">
            {post.title}
          </Link>
        </h3>
        <p className="post__summary">{post.summary}</p>
        {post.series && <p className="post__series">{seriesPart(post.series)}</p>}
        <p className="post__author">{post.author.name}</p>
      </div>
    </li>
  );
}
