'use client';

import { Button, Link, useConfig, useTranslation } from '@payloadcms/ui';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';
import { staffTexts, userLabels } from '../catalogue/index.ts';
import { CredentialInput, passwordHint, sendCredentials, useCredentialsForm } from './credentials-form.tsx';

const fields = ['password', 'repeated'] as const;

/** What a link to choose a password says that sets none any more, and the way to another one. */
export function DeadLink() {
  const { i18n, t } = useTranslation();
  const language = interfaceLanguage(i18n);
  const texts = staffTexts[language].deadLink;
  return (
    <div className="staff-choice">
      <h1>{texts.title}</h1>
      <p>{userLabels.resetLink.deadLinkSentences[language]}</p>
      <Button el="link" margin={false} size="large" to="/admin/forgot">
        {texts.ask}
      </Button>
      <Link href="/admin/login" prefetch={false}>
        {t('authentication:backToLogin')}
      </Link>
    </div>
  );
}

/**
 * Where a mailed link leads. The browser alone holds what is typed: Payload’s form empties what is typed while it comes
 * alive. A refusal takes nothing away either.
 */
export function ChoosePassword({ token }: { token: string }) {
  const { i18n, t } = useTranslation();
  const { config } = useConfig();
  const language = interfaceLanguage(i18n);
  const texts = staffTexts[language];
  const address = `${config.routes.api}/users/reset-password`;
  const { busy, errorAt, form, onSubmit, refusal } = useCredentialsForm({
    fields,
    language,
    send: async ({ password, repeated }) =>
      password === repeated
        ? sendCredentials({ address, body: { password, token }, fields, language })
        : { field: 'repeated', message: texts.ownPassword.different },
    // The account may have menus in another language than this browser had.
    to: config.routes.admin,
  });

  if (refusal?.status === 403) return <DeadLink />;
  return (
    <div className="staff-choice">
      <h1>{texts.choosePassword.title}</h1>
      <form className="inbox-form staff-credentials-form" method="post" noValidate onSubmit={onSubmit} ref={form}>
        <CredentialInput
          autoComplete="new-password"
          error={errorAt('password')}
          hint={passwordHint(language)}
          label={texts.ownPassword.password}
          name="password"
        />
        <CredentialInput
          autoComplete="new-password"
          error={errorAt('repeated')}
          label={texts.ownPassword.repeated}
          name="repeated"
        />
        <div role="alert">
          {refusal && !refusal.field && <p className="inbox-error">{refusal.message ?? texts.unanswered}</p>}
        </div>
        <Button buttonStyle="primary" disabled={busy} margin={false} size="large" type="submit">
          {busy ? texts.working : texts.ownPassword.set}
        </Button>
      </form>
      <Link href="/admin/login" prefetch={false}>
        {t('authentication:backToLogin')}
      </Link>
    </div>
  );
}
