import { Link } from 'peer-link';
import { Arrow } from '../../../../apps/site/src/ui/button-link.tsx';

export function TextLink({ to, children }) {
  return (
    <Link href={to} className="text-link ">
      <span>{children}</span>
      <Arrow />
    </Link>
  );
}
