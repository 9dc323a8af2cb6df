import { Link } from 'peer-link';
import { Arrow } from './arrow.jsx';

export function TextLink({ to, children }) {
  return (
    <Link href={to} className="text-link ">
      <span>{children}</span>
      <Arrow />
    </Link>
  );
}
