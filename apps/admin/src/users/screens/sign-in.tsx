'use client';

import { Button, Link, useConfig, useTranslation } from '@payloadcms/ui';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';
import { staffTexts } from '../catalogue/index.ts';
import { CredentialInput, sendCredentials, useCredentialsForm } from './credentials-form.tsx';

const fields = ['email', 'password'] as const;

/**
 * Signing in. The browser alone holds what is typed, and a refusal stands in the form. Payload’s form empties what is
 * typed while it comes alive, says a refusal over the screens that follow, and leads there without loading anew: the
 * dashboard knows no language of its content then.
 * @param to where one wanted to go
 */
export function SignIn({ to }: { to: string }) {
  const { i18n, t } = useTranslation();
  const { config } = useConfig();
  const language = interfaceLanguage(i18n);
  const texts = staffTexts[language];
  const address = `${config.routes.api}/users/login`;
  const { busy, errorAt, form, onSubmit, refusal } = useCredentialsForm({
    fields,
    language,
    otherwise: 'password',
    send: (body) => sendCredentials({ address, body, fields, language }),
    to,
  });
  return (
    <form className="inbox-form staff-credentials-form" method="post" noValidate onSubmit={onSubmit} ref={form}>
      <CredentialInput
        autoComplete="username"
        error={errorAt('email')}
        label={t('general:email')}
        name="email"
        type="email"
      />
      <CredentialInput
        autoComplete="current-password"
        error={errorAt('password')}
        label={t('general:password')}
        name="password"
      />
      <div role="alert">
        {refusal && !refusal.field && <p className="inbox-error">{refusal.message ?? texts.unanswered}</p>}
      </div>
      <Link href="/admin/forgot" prefetch={false}>
        {t('authentication:forgotPasswordQuestion')}
      </Link>
      <Button buttonStyle="primary" disabled={busy} margin={false} size="large" type="submit">
        {busy ? texts.working : t('authentication:login')}
      </Button>
    </form>
  );
}
