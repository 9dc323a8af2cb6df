'use client';

import { Button, Link, useConfig, useTranslation } from '@payloadcms/ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';
import { staffTexts, userLabels } from '../catalogue/index.ts';
import { passwordHint, CredentialInput, sendCredentials, type CredentialRefusal } from './credentials-form.tsx';

const fields = ['password', 'repeated'] as const;
type Field = (typeof fields)[number];

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
  const form = useRef<HTMLFormElement>(null);
  const [refusal, setRefusal] = useState<CredentialRefusal<Field> | null>(null);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    if (refusal?.field) form.current?.querySelector<HTMLInputElement>(`[name=${refusal.field}]`)?.focus();
  }, [refusal]);

  async function attempt(): Promise<void> {
    const typed = new FormData(form.current!);
    const [password, repeated] = fields.map((name) => String(typed.get(name)));
    const missing = fields.find((name) => typed.get(name) === '');
    if (missing) return setRefusal({ field: missing, message: texts.ownPassword.missing });
    if (password !== repeated) return setRefusal({ field: 'repeated', message: texts.ownPassword.different });
    setBusy(true);
    const address = `${config.routes.api}/users/reset-password`;
    const refused = await sendCredentials({ address, body: { password: password!, token }, fields, language });
    setRefusal(refused);
    if (refused) setBusy(false);
    // The account may have menus in another language than this browser had.
    else location.assign(config.routes.admin);
  }

  function submitted(event: FormEvent): void {
    event.preventDefault();
    if (!busy) void attempt();
  }

  if (refusal?.status === 403) return <DeadLink />;
  const errorAt = (field: Field) => (refusal?.field === field ? refusal.message! : null);
  return (
    <div className="staff-choice">
      <h1>{texts.choosePassword.title}</h1>
      <form className="inbox-form staff-credentials-form" method="post" noValidate onSubmit={submitted} ref={form}>
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
