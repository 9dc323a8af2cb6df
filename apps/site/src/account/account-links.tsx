import { paths, type AccountUser } from '@nasaq/contract';
import { useT } from '../locale/use-t.ts';
import { Link } from '../router/link.tsx';
import { Bdi } from '../ui/bdi.tsx';
import { SignOutForm } from './sign-out-form.tsx';

/** Who is signed in, the way to their account and the way out; the latter works without scripts, too. */
export function AccountLinks({ user: { name } }: { user: AccountUser }) {
  const t = useT();
  return (
    <div className="account-links">
      <Bdi dir="auto">{name}</Bdi>
      <Link to={paths.account} matchSubpaths preload={false}>
        {t('titles.account')}
      </Link>
      <SignOutForm>
        <button type="submit">{t('auth.sign_out')}</button>
      </SignOutForm>
    </div>
  );
}
