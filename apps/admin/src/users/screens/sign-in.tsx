'use client';

import { Button, Link, useConfig, useTranslation } from '@payloadcms/ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';
import { staffTexts } from '../catalogue/index.ts';
import { CredentialInput, sendCredentials, type CredentialRefusal } from './credentials-form.tsx';

const fields = ['email', 'password'] as const;
type Field = (typeof fields)[number];

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
  const form = useRef<HTMLFormElement>(null);
  const [refusal, setRefusal] = useState<CredentialRefusal<Field> | null>(null);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLInputElement>(`[name=${refusal.field ?? 'password'}]`)?.focus();
  }, [refusal]);

  async function attempt(): Promise<void> {
    const typed = new FormData(form.current!);
    const missing = fields.find((name) => typed.get(name) === '');
    if (missing) return setRefusal({ field: missing, message: texts.ownPassword.missing });
    setBusy(true);
    const address = `${config.routes.api}/users/login`;
    const body = Object.fromEntries(fields.map((name) => [name, String(typed.get(name))]));
    const refused = await sendCredentials({ address, body, fields, language });
    setRefusal(refused);
    if (refused) setBusy(false);
    else location.assign(to);
  }

  function submitted(event: FormEvent): void {
    event.preventDefault();
    if (!busy) void attempt();
  }

  const errorAt = (field: Field) => (refusal?.field === field ? refusal.message! : null);
  return (
    <form className="inbox-form staff-credentials-form" method="post" noValidate onSubmit={submitted} ref={form}>
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
