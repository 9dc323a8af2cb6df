'use client';

import { fieldLabels, languageNames, locales, type Locale } from '@nasaq/contract';
import { Button, Link, useConfig, useTranslation } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';
import { staffTexts, userLabels } from '../catalogue/index.ts';
import type { SignInStep } from '../sign-in-step.ts';
import {
  CredentialInput,
  FormRefusal,
  newPassword,
  NewPasswordInputs,
  signInWith,
  useCredentialsForm,
} from './credentials-form.tsx';
import { NextStep } from './next-step.tsx';

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

interface ChoosePasswordProps {
  /** Who was invited says how they are called and which language they read. */
  invited?: { name: string; language: Locale } | undefined;
  token: string;
}

const ofInvited = [...newPassword, 'name', 'language'] as const;

/**
 * Where a mailed link leads. The browser alone holds what is typed: Payload’s form empties what is typed while it comes
 * alive. A refusal takes nothing away either.
 */
export function ChoosePassword({ invited, token }: ChoosePasswordProps) {
  const { i18n, t } = useTranslation();
  const { config } = useConfig();
  const language = interfaceLanguage(i18n);
  const texts = staffTexts[language];
  const address = `${config.routes.api}/users/reset-password`;
  const [step, setStep] = useState<SignInStep | null>(null);
  const fields: readonly (typeof ofInvited)[number][] = invited ? ofInvited : newPassword;
  const { busy, errorAt, form, onSubmit, refusal } = useCredentialsForm({
    fields,
    language,
    send: async ({ repeated, ...body }) =>
      body.password === repeated
        ? signInWith({ address, body: { ...body, token }, fields, language })
        : { refusal: { field: 'repeated', message: texts.ownPassword.different } },
    onStep: setStep,
    // The account may have menus in another language than this browser had.
    to: config.routes.admin,
  });

  if (refusal?.status === 403) return <DeadLink />;
  // A link that was used sets no second password: who breaks off signs in with the first one.
  if (step)
    return <NextStep onStep={(next) => (next ? setStep(next) : toLogin())} step={step} to={config.routes.admin} />;
  return (
    <div className="staff-choice">
      <h1>{invited ? texts.choosePassword.welcome : texts.choosePassword.title}</h1>
      {invited && <p>{texts.choosePassword.lead}</p>}
      <form className="inbox-form staff-credentials-form" method="post" noValidate onSubmit={onSubmit} ref={form}>
        {invited && <AboutInputs error={errorAt('name')} invited={invited} language={language} />}
        <NewPasswordInputs errorAt={errorAt} language={language} />
        <FormRefusal language={language} refusal={refusal} />
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

interface AboutProps {
  error: string | null;
  invited: { name: string; language: Locale };
  language: Locale;
}

function AboutInputs({ error, invited, language }: AboutProps) {
  const id = useId();
  return (
    <>
      <CredentialInput
        autoComplete="name"
        defaultValue={invited.name}
        error={error}
        label={fieldLabels.name[language]}
        name="name"
        type="text"
      />
      <div className="inbox-field">
        <label htmlFor={id}>{userLabels.users.language[language]}</label>
        <select defaultValue={invited.language} id={id} name="language">
          {locales.map((code) => (
            <option key={code} lang={code} value={code}>
              {languageNames[code][code]}
            </option>
          ))}
        </select>
      </div>
    </>
  );
}

function toLogin(): void {
  location.assign('/admin/login');
}
