import { Link } from 'peer-link';
import { Arrow } from '../../../../apps/site/src/ui/arrow.tsx';
import { buttonClass } from '../../../../apps/site/src/ui/button-class.ts';

export function ButtonLink({ to, children, arrow = false, ...look }) {
  return (
    <Link href={to} className={buttonClass(look)}>
      <span>{children}</span>
      {arrow && <Arrow />}
    </Link>
  );
}
