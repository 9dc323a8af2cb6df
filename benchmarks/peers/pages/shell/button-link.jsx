import { Link } from 'peer-link';
import { Arrow, buttonClass } from '../../../../apps/site/src/ui/button-link.tsx';

export function ButtonLink({ to, children, arrow = false, ...look }) {
  return (
    <Link href={to} className={buttonClass(look)}>
      <span>{children}</span>
      {arrow && <Arrow />}
    </Link>
  );
}
