import { type ClientMark as Client, entryPath, type Image } from '@nasaq/contract';
import { Link } from '../router/link.tsx';
import './client-marks.css';
import { LazyImage } from './lazy-image.tsx';

/** The marks of clients in one colour, each the way to the work that was done for its owner. */
export function ClientMarks({ clients }: { clients: Client[] }) {
  return (
    <ul className="client-marks">
      {clients.map(({ key, mark, slug }) => (
        <li key={key}>
          <Link to={entryPath('works', slug)}>
            <ClientMark mark={mark} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** One mark: a picture on a transparent ground, whose own colours do not count. It is read as its client's name. */
export function ClientMark({ mark, eager }: { mark: Image; eager?: boolean }) {
  return <LazyImage image={mark} eager={eager} sizes="12rem" className="client-mark" />;
}
