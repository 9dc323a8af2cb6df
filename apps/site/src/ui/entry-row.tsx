import { entryPath, type ContentType, type Summary } from '@nasaq/contract';
import { Link } from '../router/link.tsx';
import { Cover } from './cover.tsx';
import { Numeral } from './numeral.tsx';

interface Props {
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
export function EntryRow({ type, entry, index, side, level = 3 }: Props) {
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
