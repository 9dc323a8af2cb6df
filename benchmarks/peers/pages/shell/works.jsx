import { entryPath } from '@nasaq/contract';
import { Link } from 'peer-link';
import { workSizes } from '../pictures.ts';
import { Cover } from './cover.jsx';
import { ThemedPicture } from './picture.jsx';

/** Works as covers: what was made, laid on its pattern as on a mat. */
export function Works({ works }) {
  return (
    <ul className="works">
      {works.map((work, index) => (
        <Work key={work.key} work={work} sizes={workSizes(index)} />
      ))}
    </ul>
  );
}

function Work({ work, sizes }) {
  return (
    <li className="work" id={`works-${work.key}`}>
      <div className="work__cover">
        <Cover type="works" entry={work} ratio="wide" />
        {work.firstPicture && !work.cover && (
          <span className="work__picture">
            <ThemedPicture picture={work.firstPicture} sizes={sizes} />
          </span>
        )}
      </div>
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
