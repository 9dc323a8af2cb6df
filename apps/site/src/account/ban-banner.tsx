import { paths, type AccountUser } from '@nasaq/contract';
import { useT } from '../locale/use-t.ts';
import { Link } from '../router/link.tsx';
import { Banner } from '../ui/banner.tsx';

/** Above every page of somebody whose account is blocked. */
export function BanBanner({ user: { ban } }: { user: AccountUser }) {
  const t = useT();
  if (!ban.isBanned) return null;
  return (
    <Banner>
      <strong>{t('auth.blocked.text')}</strong>
      {ban.reason && <span dir="auto">{ban.reason}</span>}
      <Link to={paths.contact}>{t('auth.blocked.contact')}</Link>
    </Banner>
  );
}
