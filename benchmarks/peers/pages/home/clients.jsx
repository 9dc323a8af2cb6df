import { entryPath } from '@nasaq/contract';
import { Link } from 'peer-link';
import { messages } from '../messages.js';
import { Picture } from '../shell/picture.jsx';

/** The marks of clients, each the way to the work that was done for its owner. */
export function Clients({ clients }) {
  if (clients.length === 0) return null;
  return (
    <section className="wrap home-clients">
      <h2 className="hidden-visually">{messages.home.clients}</h2>
      <ul className="client-marks">
        {clients.map(({ key, mark, slug }) => (
          <li key={key}>
            <Link href={entryPath('works', slug)}>
              <Picture image={mark} sizes="12rem" className="client-mark" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
