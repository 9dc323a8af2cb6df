import { locales, passwordLimits, paths } from '@nasaq/contract';
import { AccountForm, AccountPage, AccountPart, PasswordField } from '../../account/index.ts';
import { PhoneField, SelectField, TextField, usePostedForm } from '../../forms/index.ts';
import { useT } from '../../locale/translator.ts';
import { useModel, useRouter } from '../../router/context.tsx';
import { useAuth } from '../../session/index.ts';
import { Bdi } from '../../ui/bdi.tsx';
import { TextLink } from '../../ui/buttons.tsx';
import { Notice } from '../../ui/notice.tsx';
import { showToast } from '../../ui/toasts/show-toast.ts';
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

/** Name, phone, language of mails. */
export function Details() {
  const t = useT();
  const { name, country, number, mailLocale } = useModel<typeof loader>();
  const { fetchUser } = useAuth();
  const { revalidate } = useRouter();

  function saved(): void {
    showToast({ text: t('account.profile.saved'), variant: 'success' });
    void fetchUser();
    void revalidate();
  }

  return (
    <AccountForm
      name="profile"
      initial={{ name, phone_country: country, phone: number, locale: mailLocale }}
      submit={t('account.profile.submit')}
      onDone={saved}
    >
      <TextField name="name" autoComplete="name" />
      <PhoneField />
      <SelectField
        name="locale"
        placeholder={t('account.profile.choose')}
        choices={locales.map((locale) => ({ value: locale, label: t(`account.profile.language.${locale}`) }))}
      />
    </AccountForm>
  );
}

/** The present password proves that it is they who change it. */
function ChangePassword() {
  const t = useT();
  return (
    <AccountForm
      name="change"
      submit={t('account.profile.change')}
      onDone={() => showToast({ text: t('account.profile.changed'), variant: 'success' })}
    >
      <PasswordField name="current" autoComplete="current-password" />
      <PasswordField
        name="new_password"
        autoComplete="new-password"
        hint={t('account.password.hint', { min: passwordLimits.min })}
      />
    </AccountForm>
  );
}
