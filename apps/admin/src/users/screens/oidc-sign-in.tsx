'use client';

import { Button, useConfig, useTranslation } from '@payloadcms/ui';
import { useEffect, useEffectEvent, useState, useTransition } from 'react';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';
import { staffTexts } from '../catalogue/index.ts';
import type { SignInStep } from '../sign-in-step.ts';
import { type CredentialRefusal, FormRefusal, signInWith } from './credentials-form.tsx';

interface Props {
  /** Told what else is asked for, and where they wanted to go. */
  onStep: (step: SignInStep, to: string) => void;
  /** As its button calls it; `null` = the company's account. */
  provider: string | null;
  to: string;
}

/**
 * Signing in with a provider of OpenID Connect. The browser leaves for it, and comes back to this screen with an answer in
 * its address, which is sent on from here: so it is a call of our own page, as those of the other ways in.
 */
export function OidcSignIn({ onStep, provider, to }: Props) {
  const language = interfaceLanguage(useTranslation().i18n);
  const { config } = useConfig();
  const texts = staffTexts[language].oidc;
  const address = `${config.routes.api}/users/sign-in/oidc`;
  const [busy, setBusy] = useState(false);
  const [arriving, startArriving] = useTransition();
  const [refusal, setRefusal] = useState<CredentialRefusal | null>(null);

  async function leave(): Promise<void> {
    setBusy(true);
    const sent = { address: `${address}/begin`, body: { to }, fields: [], language };
    const { answer, refusal: refused } = await signInWith(sent);
    if (!refused) return location.assign((answer as { address: string }).address);
    setRefusal(refused);
    setBusy(false);
  }

  const arrive = useEffectEvent(async (query: string) => {
    const { answer, refusal: refused, step } = await signInWith({ address, body: { query }, fields: [], language });
    const goal = (answer as { to?: string } | undefined)?.to ?? to;
    if (!refused && !step) return location.assign(goal);
    setRefusal(refused ?? null);
    if (step) onStep(step, goal);
  });

  useEffect(() => {
    const query = new URLSearchParams(location.search);
    if (!query.has('state') || !(query.has('code') || query.has('error'))) return;
    // It counts once: neither a reload nor the history sends it again.
    history.replaceState(history.state, '', location.pathname);
    startArriving(() => arrive(query.toString()));
  }, []);

  const [before, after] = texts.named.split('{provider}');
  return (
    <div className="staff-provider">
      <p className="staff-provider__or">
        <span>{texts.or}</span>
      </p>
      <Button
        buttonStyle="secondary"
        disabled={busy || arriving}
        margin={false}
        onClick={() => void leave()}
        size="large"
        type="button"
      >
        {provider === null ? (
          texts.own
        ) : (
          <>
            {before}
            <bdi>{provider}</bdi>
            {after}
          </>
        )}
      </Button>
      <p role="status">{arriving && texts.arriving}</p>
      <FormRefusal language={language} refusal={refusal} />
    </div>
  );
}
