import { localePath, passwordLimits, paths } from '@nasaq/contract';
import { AccountForm, GuestPage, PasswordField } from '../../account/index.ts';
import { useLocale, useT } from '../../locale/translator.ts';
import { useNavigate, useModel } from '../../router/context.tsx';
import { Bdi } from '../../ui/bdi.tsx';
import { ButtonLink } from '../../ui/buttons.tsx';
import type { loader } from './loader.ts';

const points = ['long', 'own', 'kept'] as const;

/** Sets a password with the link of an invitation, or of a forgotten password. */
export function Component() {
  const t = useT();
  const locale = useLocale();
  const navigate = useNavigate();
  const { head, token, link } = useModel<typeof loader>();
  const lead = link === null ? 'gone_lead' : link.invited ? 'invited_lead' : 'lead';
  return (
    <GuestPage
      art="password"
      title={head.title}
      lead={t(`account.set.${lead}`)}
      points={{ title: t('account.set.good'), items: points.map((point) => t(`account.set.item.${point}`)) }}
      alternative={t('account.set.contact')}
    >
      {link === null ? (
        <p>
          <ButtonLink to={paths.forgotten} size="lg" arrow>
            {t('account.set.again')}
          </ButtonLink>
        </p>
      ) : (
        <AccountForm
          name="password"
          hidden={{ token }}
          submit={t('account.set.submit')}
          onDone={() => void navigate(localePath(locale, `${paths.login}?done=password`))}
        >
          <p className="account-who">
            <span>{t('account.set.who')}</span> <Bdi dir="auto">{link.name}</Bdi> <Bdi>{link.email}</Bdi>
          </p>
          {/* By it a password manager knows which account the new password belongs to. */}
          <input type="email" name="username" autoComplete="username" defaultValue={link.email} readOnly hidden />
          <PasswordField
            name="new_password"
            autoComplete="new-password"
            hint={t('account.password.hint', { min: passwordLimits.min })}
          />
        </AccountForm>
      )}
    </GuestPage>
  );
}
