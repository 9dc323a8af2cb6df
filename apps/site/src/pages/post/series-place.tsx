import { entryPath, type SeriesPart } from '@nasaq/contract';
import { useFormat, useT } from '../../locale/translator.ts';
import { Link } from '../../router/link.tsx';
import { Numeral } from '../../ui/section.tsx';

interface Props {
  title: string;
  part: number;
  parts: SeriesPart[];
}

/** The series that a post is a part of: all its parts, which comes before this one and which after it. */
export function SeriesPlace({ title, part, parts }: Props) {
  const t = useT();
  const { digits } = useFormat();
  const here = parts.findIndex((other) => other.part === part);
  const notes = new Map([
    [here - 1, t('post.series.before')],
    [here, t('post.series.here')],
    [here + 1, t('post.series.after')],
  ]);
  return (
    <nav className="series" aria-labelledby="series">
      <p className="series__place">
        {t('post.series.place', { part: digits(part), parts: digits(Math.max(part, parts.length)) })}
      </p>
      <h2 id="series" className="series__title">
        {title}
      </h2>
      <ol>
        {parts.map((other, index) => (
          <li key={other.key} className="series__part">
            <Numeral value={other.part} className="series__numeral" />
            <span>
              {index === here ? (
                <span aria-current="page" className="series__here">
                  {other.title}
                </span>
              ) : (
                <Link to={entryPath('posts', other.slug)} className="series__link">
                  {other.title}
                </Link>
              )}{' '}
              <span className="series__note">{notes.get(index)}</span>
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
