import { entryPath } from '@nasaq/contract';
import { Link } from 'peer-link';
import { Cover } from './cover.jsx';
import { Numeral } from './numeral.jsx';

export function EntryRow({ type, entry, index, side, level: Heading = 'h3' }) {
  return (
    <li className="row">
      {index !== undefined && <Numeral value={index} className="row__numeral" />}
      <Heading className="row__title">
        <Link href={entryPath(type, entry.slug)} className="row__link">
          {entry.title}
        </Link>
      </Heading>
      <p className="row__summary">{entry.summary}</p>
      {side && <p className="row__side">{side}</p>}
      <Cover type={type} entry={entry} ratio="strip" className="row__art" />
    </li>
  );
}

/** The list that rows stand in. */
export function Rows({ children }) {
  return <ol className="rows ">{children}</ol>;
}
