import { entryPath, paths, type WorkSummary } from '@nasaq/contract';
import { useFormat } from '../locale/use-format.ts';
import { Link } from '../router/link.tsx';
import { Cover } from './cover.tsx';
import { Eyebrow } from './eyebrow.tsx';

interface Props {
  work: WorkSummary;
  level: 2 | 3;
  eager: boolean;
}

/** One work: its cover, title, client, industry and year. */
export function WorkCover({ work, level, eager }: Props) {
  const { digits } = useFormat();
  const Heading = `h${level}` as const;
  return (
    <li className="work" id={`${paths.works.slice(1)}-${work.key}`}>
      <Cover type="works" entry={work} ratio="wide" eager={eager} className="work__cover" />
      <Heading className="work__title">
        <Link to={entryPath('works', work.slug)} className="row__link">
          {work.title}
        </Link>
      </Heading>
      <Eyebrow>
        <span>{work.client}</span>
        {work.industry && <span>{work.industry.title}</span>}
        <span>{digits(work.year)}</span>
      </Eyebrow>
    </li>
  );
}
