import { paths, type LoginRequest } from '@nasaq/contract';
import { AccountForm, GuestPage, PasswordField, signIn, typedAddress, usePostedAction } from '../../account/index.ts';
import { EmailField } from '../../forms/index.ts';
import { useT } from '../../locale/translator.ts';
import { useModel } from '../../router/context.tsx';
import { useIsOn } from '../../router/use-is-on.ts';
import { useAuth } from '../../session/index.ts';
import { TextLink } from '../../ui/buttons.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { loader } from './loader.ts';

/** Address and password; afterwards the page that was asked for before. */
export function Component() {
  const t = useT();
  const { login } = useAuth();
  const isOn = useIsOn();
  const { done } = useModel<typeof loader>();
  const posted = usePostedAction('login');
  return (
    <GuestPage
      art="login"
      title={t('titles.login')}
      lead={t(isOn('ordering') ? 'account.login.lead' : 'account.login.lead_without_orders')}
      points={{ title: t('account.login.inside'), items: usePoints() }}
      alternative={t('account.login.contact')}
    >
      <div className="account-notices">
        {done && !posted && (
          <Notice tone={done === 'login' ? 'danger' : 'success'}>
            {t(done === 'login' ? 'account.login.no_cookies' : `account.login.done.${done}`)}
          </Notice>
        )}
      </div>
      <AccountForm
        name="login"
        submit={t('account.login.submit')}
        sharesAddress
        onDone={typedAddress.forget}
        // The session itself leads on to where its reader wanted to go.
        send={(request) => signIn(login, request as LoginRequest, t)}
        note={<TextLink to={paths.forgotten}>{t('account.login.forgotten')}</TextLink>}
      >
        <EmailField autoComplete="username" />
        <PasswordField name="password" autoComplete="current-password" />
      </AccountForm>
    </GuestPage>
  );
}

/** What an account holds; kinds of records are named where all of them can be sent. */
function usePoints(): string[] {
  const t = useT();
  const isOn = useIsOn();
  const areAllSent = isOn('ordering') && isOn('careers') && isOn('report');
  return [
    t(areAllSent ? 'account.login.item.records' : 'account.login.item.sent'),
    ...(isOn('chat') ? [t('account.login.item.chats')] : []),
    t('account.login.item.data'),
  ];
}
