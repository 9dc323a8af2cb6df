import { entryPath } from '@nasaq/contract';
import { Link } from 'peer-link';

export function Industries({ industries }) {
  return (
    <ul className="industry-line">
      {industries.map(({ key, slug, title }) => (
        <li key={key}>
          <Link href={entryPath('industries', slug)}>{title}</Link>
        </li>
      ))}
    </ul>
  );
}
