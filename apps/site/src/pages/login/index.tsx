import { paths, type LoginRequest } from '@nasaq/contract';
import { AccountForm, GuestPage, PasswordField, signIn, typedAddress, usePostedAction } from '../../account/index.ts';
import { EmailField } from '../../forms/index.ts';
import { useT } from '../../locale/translator.ts';
import { useModel } from '../../router/context.tsx';
import { useAuth } from '../../session/index.ts';
import { TextLink } from '../../ui/buttons.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { loader } from './loader.ts';

const points = ['records', 'chats', 'data'] as const;

/** Address and password; afterwards the page that was asked for before. */
export function Component() {
  const t = useT();
  const { login } = useAuth();
  const { done } = useModel<typeof loader>();
  const posted = usePostedAction('login');
  return (
    <GuestPage
      art="login"
      title={t('titles.login')}
      lead={t('account.login.lead')}
      points={{ title: t('account.login.inside'), items: points.map((point) => t(`account.login.item.${point}`)) }}
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
