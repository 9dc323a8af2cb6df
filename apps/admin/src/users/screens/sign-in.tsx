'use client';

import { Button, Link, useConfig, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';
import { staffTexts } from '../catalogue/index.ts';
import type { SignInStep } from '../sign-in-step.ts';
import { CredentialInput, FormRefusal, signInWith, useCredentialsForm } from './credentials-form.tsx';
import { NextStep } from './next-step.tsx';
import { OidcSignIn } from './oidc-sign-in.tsx';

const fields = ['email', 'password'] as const;

/**
 * Signing in. The browser alone holds what is typed, and a refusal stands in the form. Payload’s form empties what is
 * typed while it comes alive, says a refusal over the screens that follow, and leads there without loading anew: the
 * dashboard knows no language of its content then.
 * @param to where one wanted to go
 * @param provider of OpenID Connect, by its name; `null` = the company's account, `undefined` = there is none
 */
export function SignIn({ provider, to }: { provider?: string | null | undefined; to: string }) {
  const { i18n, t } = useTranslation();
  const { config } = useConfig();
  const language = interfaceLanguage(i18n);
  const texts = staffTexts[language];
  const address = `${config.routes.api}/users/login`;
  const [step, setStep] = useState<SignInStep | null>(null);
  const [goal, setGoal] = useState(to);
  const { busy, errorAt, form, onSubmit, refusal } = useCredentialsForm({
    fields,
    language,
    otherwise: 'password',
    send: (body) => signInWith({ address, body, fields, language }),
    onStep: setStep,
    to,
  });
  if (step) return <NextStep onStep={setStep} step={step} to={goal} />;
  const passwords = (
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
      <FormRefusal language={language} refusal={refusal} />
      <Link href="/admin/forgot" prefetch={false}>
        {t('authentication:forgotPasswordQuestion')}
      </Link>
      <Button buttonStyle="primary" disabled={busy} margin={false} size="large" type="submit">
        {busy ? texts.working : t('authentication:login')}
      </Button>
    </form>
  );
  if (provider === undefined) return passwords;
  const onOidcStep = (asked: SignInStep, wanted: string) => {
    setGoal(wanted);
    setStep(asked);
  };
  return (
    <>
      {passwords}
      <OidcSignIn onStep={onOidcStep} provider={provider} to={to} />
    </>
  );
}
