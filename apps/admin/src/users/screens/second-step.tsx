'use client';

import { Button, useConfig, useTranslation } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';
import { staffTexts } from '../catalogue/index.ts';
import type { SignInStep } from '../sign-in-step.ts';
import {
  CredentialInput,
  type CredentialRefusal,
  FormRefusal,
  signInWith,
  useCredentialsForm,
} from './credentials-form.tsx';
import { hasPasskeys, signWithPasskey } from './passkey-calls.ts';
import { Step } from './step.tsx';

interface Props {
  onRestart: () => void;
  onStep: (step: SignInStep) => void;
  step: Extract<SignInStep, { kind: 'second' }>;
  to: string;
}

const fields = ['code'] as const;

/** A code of the app or a passkey, whichever somebody has; a recovery code instead of either. */
export function SecondStep({ onRestart, onStep, step, to }: Props) {
  const language = interfaceLanguage(useTranslation().i18n);
  const { config } = useConfig();
  const texts = staffTexts[language].second;
  const [isRecovery, setRecovery] = useState(!step.app && !step.passkey);
  const [ofPasskey, setOfPasskey] = useState<CredentialRefusal | null>(null);
  const base = `${config.routes.api}/users/sign-in`;
  const { busy, errorAt, form, onSubmit, refusal } = useCredentialsForm({
    fields,
    language,
    otherwise: 'code',
    send: (body) => signInWith({ address: `${base}/code`, body, fields, language }),
    onStep,
    to,
  });

  // Who asks for the other code goes on to type it.
  const shown = useRef(isRecovery);
  useEffect(() => {
    if (shown.current !== isRecovery) form.current?.querySelector('input')?.focus();
    shown.current = isRecovery;
  }, [form, isRecovery]);

  async function sign(): Promise<void> {
    const { refusal: refused, step: next } = await signWithPasskey({ address: `${base}/passkey`, language });
    setOfPasskey(refused ?? null);
    if (next) onStep(next);
    else if (!refused) location.assign(to);
  }

  const asksForCode = step.app || isRecovery;
  return (
    <Step lead={texts.lead} onRestart={onRestart} title={texts.title}>
      {step.passkey && hasPasskeys() && (
        <>
          <Button margin={false} onClick={() => void sign()} size="large" type="button">
            {texts.passkey}
          </Button>
          <FormRefusal language={language} refusal={ofPasskey} />
        </>
      )}
      {asksForCode && (
        <form className="inbox-form staff-credentials-form" method="post" noValidate onSubmit={onSubmit} ref={form}>
          <CredentialInput
            autoComplete="one-time-code"
            error={errorAt('code')}
            hint={isRecovery ? texts.recoveryHint : texts.codeHint}
            inputMode={isRecovery ? 'text' : 'numeric'}
            isCode
            key={String(isRecovery)}
            label={isRecovery ? texts.recoveryCode : texts.code}
            name="code"
            type="text"
          />
          <FormRefusal language={language} refusal={refusal} />
          <Button buttonStyle="primary" disabled={busy} margin={false} size="large" type="submit">
            {busy ? staffTexts[language].working : texts.go}
          </Button>
        </form>
      )}
      {(!isRecovery || step.app) && (
        <Button
          buttonStyle="secondary"
          margin={false}
          onClick={() => setRecovery(!isRecovery)}
          size="small"
          type="button"
        >
          {isRecovery ? texts.toApp : texts.toRecovery}
        </Button>
      )}
      <p className="inbox-quiet">{texts.lost}</p>
    </Step>
  );
}
