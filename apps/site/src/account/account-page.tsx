import type { ReactNode } from 'react';
import { paths } from '@nasaq/contract';
import { useT } from '../locale/translator.ts';
import { Link } from '../router/link.tsx';
import { Bdi } from '../ui/bdi.tsx';
import { CheckList } from '../ui/blocks.tsx';
import { Button } from '../ui/buttons.tsx';
import { FormPage } from '../ui/form-page.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { SignOutForm } from './sign-out-form.tsx';
import './account.css';

const pages = [
  { name: 'records', to: paths.account },
  { name: 'profile', to: paths.accountProfile },
  { name: 'sessions', to: paths.accountSessions },
  { name: 'data', to: paths.accountData },
] as const;

interface AccountPageProps {
  title: string;
  lead: string;
  /** Whose account it is. */
  name: string;
  children: ReactNode;
}

/** A page of the account: the ways within it stand beside what it shows, above it on phones. */
export function AccountPage({ title, lead, name, children }: AccountPageProps) {
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

/** A part of an account page below its own title. */
export function AccountPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="account-part">
      <h2 className="account-part__title">{title}</h2>
      {children}
    </section>
  );
}

interface GuestPageProps {
  /** What the line art in the head is drawn from. */
  art: string;
  title: string;
  lead: string;
  /** Beside the fields: a small title and short points. */
  points: { title: string; items: string[] };
  /** Title of the contact alternative. */
  alternative: string;
  children: ReactNode;
}

/** A page on the way into an account: what is inside or what helps, beside the few fields. */
export function GuestPage({ art, title, lead, points, alternative, children }: GuestPageProps) {
  return (
    <FormPage
      art={art}
      title={title}
      lead={lead}
      alternative={alternative}
      aside={
        <section>
          <h2>{points.title}</h2>
          <CheckList items={points.items} />
        </section>
      }
    >
      {children}
    </FormPage>
  );
}
