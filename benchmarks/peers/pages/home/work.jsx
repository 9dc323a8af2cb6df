import { entryPath } from '@nasaq/contract';
import { Link } from 'peer-link';
import { Cover } from '../shell/cover.jsx';

export function Work({ work }) {
  return (
    <li className="work" id={`works-${work.key}`}>
      <Cover type="works" entry={work} ratio="wide" className="work__cover" />
      <h3 className="work__title">
        <Link href={entryPath('works', work.slug)} className="row__link">
          {work.title}
        </Link>
      </h3>
      <p className="eyebrow ">
        <span>{work.client}</span>
        {work.industry && <span>{work.industry.title}</span>}
        <span>{work.year}</span>
      </p>
    </li>
  );
}
