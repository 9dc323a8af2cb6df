import { Link } from 'peer-link';
import { buttonClass } from '../../../../apps/site/src/ui/button-class.ts';
import { Arrow } from './arrow.jsx';

export function ButtonLink({ to, children, arrow = false, ...look }) {
  return (
    <Link href={to} className={buttonClass(look)}>
      <span>{children}</span>
      {arrow && <Arrow />}
    </Link>
  );
}
