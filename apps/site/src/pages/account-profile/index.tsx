import { paths } from '@nasaq/contract';
import { AccountPage, AccountPart } from '../../account/index.ts';
import { usePostedForm } from '../../forms/index.ts';
import { useT } from '../../locale/translator.ts';
import { useModel } from '../../router/context.tsx';
import { Bdi } from '../../ui/bdi.tsx';
import { TextLink } from '../../ui/button-link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ChangePassword } from './change-password.tsx';
import { Details } from './details.tsx';
import type { loader } from './loader.ts';

/** How somebody is addressed and reached, and their password. */
export function Component() {
  const t = useT();
  const { name, email, done } = useModel<typeof loader>();
  const posted = usePostedForm();
  const saved = done === 'change' ? t('account.profile.changed') : t('account.profile.saved');
  return (
    <AccountPage title={t('account.profile.title')} lead={t('account.profile.lead')} name={name}>
      {done && !posted && <Notice tone="success">{saved}</Notice>}
      <AccountPart title={t('account.profile.details')}>
        <div className="account-email">
          <p>
            <span className="account-email__label">{t('account.profile.email')}</span> <Bdi>{email}</Bdi>
          </p>
          <p className="account-note">{t('account.profile.email_note')}</p>
          <TextLink to={paths.contact}>{t('account.profile.email_change')}</TextLink>
        </div>
        <Details />
      </AccountPart>
      <AccountPart title={t('account.profile.password')}>
        <p className="account-note">{t('account.profile.password_note')}</p>
        <ChangePassword />
      </AccountPart>
    </AccountPage>
  );
}
