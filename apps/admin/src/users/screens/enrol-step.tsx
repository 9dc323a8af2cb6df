'use client';

import { Button, useConfig, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';
import { staffTexts } from '../catalogue/index.ts';
import { type CredentialRefusal, FormRefusal, signInWith } from './credentials-form.tsx';
import { hasPasskeys, makePasskey } from './passkey-calls.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { type NewApp, SetUpApp } from './set-up-app.tsx';
import { Step } from './step.tsx';

/** A second factor is required of who has none: they choose one before they are in. */
export function EnrolStep({ onRestart, to }: { onRestart: () => void; to: string }) {
  const language = interfaceLanguage(useTranslation().i18n);
  const { config } = useConfig();
  const texts = staffTexts[language];
  const base = `${config.routes.api}/users/sign-in`;
  const [app, setApp] = useState<NewApp | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const [refusal, setRefusal] = useState<CredentialRefusal | null>(null);
  const enter = () => location.assign(to);
  const enrolled = (answer: unknown) => {
    const { recovery = [] } = answer as { recovery?: string[] };
    if (recovery.length > 0) setCodes(recovery);
    else enter();
  };

  async function beginApp(): Promise<void> {
    const asked = await signInWith({ address: `${base}/new-app`, body: {}, fields: [], language });
    setRefusal(asked.refusal ?? null);
    if (!asked.refusal) setApp(asked.answer as NewApp);
  }

  async function makeOne(): Promise<void> {
    const made = await makePasskey({ address: `${base}/new-passkey`, language, name: '' });
    setRefusal(made.refusal ?? null);
    if (!made.refusal) enrolled(made.answer);
  }

  if (codes)
    return (
      <Step key="codes" title={texts.factors.recoveryTitle}>
        <RecoveryCodes codes={codes} language={language} onStored={enter} />
      </Step>
    );
  return (
    <Step lead={texts.enrol.lead} onRestart={onRestart} title={texts.enrol.title}>
      {app ? (
        <SetUpApp address={`${base}/new-app/confirm`} app={app} language={language} onDone={enrolled} />
      ) : (
        <div className="staff-link">
          <Button margin={false} onClick={() => void beginApp()} size="large" type="button">
            {texts.enrol.app}
          </Button>
          {hasPasskeys() && (
            <Button buttonStyle="secondary" margin={false} onClick={() => void makeOne()} size="large" type="button">
              {texts.enrol.passkey}
            </Button>
          )}
        </div>
      )}
      <FormRefusal language={language} refusal={refusal} />
    </Step>
  );
}
