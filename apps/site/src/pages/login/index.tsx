import { paths } from '@nasaq/contract';
import { useT } from '../../features/locale/use-t.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ContactLines } from '../../ui/contact-lines.tsx';
import { PageHeader } from '../../ui/page-header.tsx';

/** Who gets an account, and whom to ask. */
export function Component() {
  const t = useT();
  return (
    <PageHeader title={t('titles.login')} lead={t('login.lead')} art={{ type: 'companies', key: 'login' }}>
      <section className="login-contact" aria-labelledby="login-contact">
        <h2 id="login-contact">{t('login.contact')}</h2>
        <ContactLines />
      </section>
      <p className="page-header__actions">
        <ButtonLink to={paths.contact} size="lg" arrow>
          {t('titles.contact')}
        </ButtonLink>
        <ButtonLink to={paths.home} variant="secondary" size="lg">
          {t('login.home')}
        </ButtonLink>
      </p>
    </PageHeader>
  );
}
