import { entryPath } from '@nasaq/contract';
import { fromTablet } from '@nasaq/design';
import { Link } from 'peer-link';
import { Cover } from './cover.jsx';
import { ThemedPicture } from './picture.jsx';

/** Widths of the pictures in a rhythm of six beside each other, in hundredths of the window. */
const widths = [45, 42, 30, 45, 42, 33];

/** Works as covers: what was made, laid on its pattern as on a mat. */
export function Works({ works }) {
  return (
    <ul className="works">
      {works.map((work, index) => (
        <Work key={work.key} work={work} sizes={`${fromTablet} ${widths[index % widths.length]}vw, 85vw`} />
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
