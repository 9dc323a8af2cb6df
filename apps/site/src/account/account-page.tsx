import type { ReactNode } from 'react';
import { paths } from '@nasaq/contract';
import { useT } from '../locale/use-t.ts';
import { Link } from '../router/link.tsx';
import { Bdi } from '../ui/bdi.tsx';
import { Button } from '../ui/button.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { SignOutForm } from './sign-out-form.tsx';
import './account.css';

const pages = [
  { name: 'records', to: paths.account },
  { name: 'profile', to: paths.accountProfile },
  { name: 'sessions', to: paths.accountSessions },
  { name: 'data', to: paths.accountData },
] as const;

interface Props {
  title: string;
  lead: string;
  /** Whose account it is. */
  name: string;
  children: ReactNode;
}

/** A page of the account: the ways within it stand beside what it shows, above it on phones. */
export function AccountPage({ title, lead, name, children }: Props) {
  const t = useT();
  return (
    <>
      <PageHeader
        title={title}
        lead={lead}
        art={{ type: 'companies', key: 'account' }}
        eyebrow={[
          <Bdi key="name" dir="auto">
            {name}
          </Bdi>,
        ]}
      />
      <div className="wrap account">
        <div className="account__ways">
          <nav aria-label={t('account.nav.label')}>
            <ul className="account-nav">
              {pages.map(({ name: page, to }) => (
                <li key={page}>
                  <Link to={to} className="account-nav__link">
                    {t(`account.nav.${page}`)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <SignOutForm>
            <Button variant="secondary" size="sm">
              {t('account.nav.sign_out')}
            </Button>
          </SignOutForm>
        </div>
        <div className="account__page">{children}</div>
      </div>
    </>
  );
}
