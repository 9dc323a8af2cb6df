'use client';

import type { Locale } from '@nasaq/contract';
import { Button } from '@payloadcms/ui';
import { staffTexts } from '../catalogue/index.ts';
import { CredentialInput, FormRefusal, signInWith, useCredentialsForm } from './credentials-form.tsx';

/** What an app is set up with, as the host has made it. */
export interface NewApp {
  secret: string;
  qr: string;
}

interface Props {
  /** Takes the first code. */
  address: string;
  app: NewApp;
  /** Beside the button that confirms; without, there is no way back. */
  cancel?: { label: string; act: () => void };
  language: Locale;
  onDone: (answer: unknown) => void;
}

const fields = ['code'] as const;

/** The picture for the camera, the key for who types it, and the first code, with which it counts. */
export function SetUpApp({ address, app, cancel, language, onDone }: Props) {
  const texts = staffTexts[language].factors;
  const { busy, errorAt, form, onSubmit, refusal } = useCredentialsForm({
    fields,
    language,
    otherwise: 'code',
    send: (body) => signInWith({ address, body, fields, language }),
    to: onDone,
  });
  return (
    <div className="staff-app">
      <p>{texts.scan}</p>
      {/* With a light ground of its own, in either theme: cameras read it so. */}
      <img alt={texts.qr} className="staff-app__qr" height={200} src={app.qr} width={200} />
      <p>
        {texts.key}{' '}
        <code className="staff-app__key" dir="ltr">
          {app.secret}
        </code>
      </p>
      <form className="inbox-form staff-credentials-form" noValidate onSubmit={onSubmit} ref={form}>
        <CredentialInput
          autoComplete="one-time-code"
          error={errorAt('code')}
          hint={staffTexts[language].second.codeHint}
          inputMode="numeric"
          isCode
          label={texts.first}
          name="code"
          type="text"
        />
        <FormRefusal language={language} refusal={refusal} />
        <div className="staff-app__ways">
          <Button buttonStyle="primary" disabled={busy} margin={false} size="medium" type="submit">
            {busy ? staffTexts[language].working : texts.confirm}
          </Button>
          {cancel && (
            <Button buttonStyle="secondary" margin={false} onClick={cancel.act} size="medium" type="button">
              {cancel.label}
            </Button>
          )}
        </div>
      </form>
    </div>
  );
}
