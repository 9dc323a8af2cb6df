'use client';

import type { Locale } from '@nasaq/contract';
import { Button, useAuth, useConfig } from '@payloadcms/ui';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { createPortal } from 'react-dom';
import { staffTexts } from '../catalogue/index.ts';
import {
  CredentialInput,
  type CredentialRefusal,
  FormRefusal,
  signInWith,
  type SignInAnswer,
} from './credentials-form.tsx';
import { hasPasskeys, signWithPasskey } from './passkey-calls.ts';

interface Props {
  hasPasskey: boolean;
  language: Locale;
  onCancel: () => void;
  onProved: () => void;
}

const fields = ['present_password'] as const;

/** Asks who sits there for the password, or a passkey, before what a session that was left open must not do. */
export function ProofDialog({ hasPasskey, language, onCancel, onProved }: Props) {
  const texts = staffTexts[language];
  const { user } = useAuth();
  const { config } = useConfig();
  const address = `${config.routes.api}/users/prove`;
  const dialog = useRef<HTMLDialogElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const title = useId();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<CredentialRefusal | null>(null);
  useEffect(() => dialog.current?.showModal(), []);

  async function prove(asking: () => Promise<SignInAnswer>): Promise<void> {
    setBusy(true);
    const { refusal: refused } = await asking();
    setBusy(false);
    setRefusal(refused ?? null);
    if (refused) form.current?.querySelector<HTMLInputElement>('input:not([hidden])')?.focus();
    else onProved();
  }

  function submitted(event: FormEvent): void {
    event.preventDefault();
    // React would tell the form around, which it is not in.
    event.stopPropagation();
    const body = { present_password: String(new FormData(form.current!).get('present_password')) };
    if (!busy) void prove(() => signInWith({ address, body, fields, language }));
  }

  // In the body: a form does not stand within a form.
  return createPortal(
    <dialog ref={dialog} aria-labelledby={title} className="inbox-dialog inbox-dialog--question" onClose={onCancel}>
      <h2 id={title}>{texts.proof.title}</h2>
      <p className="inbox-quiet">{texts.proof.lead}</p>
      <form className="inbox-form staff-credentials-form" noValidate onSubmit={submitted} ref={form}>
        {/* For managers of passwords: whose it is. */}
        <input autoComplete="username" hidden name="username" readOnly type="email" value={user?.email ?? ''} />
        <CredentialInput
          autoComplete="current-password"
          error={refusal?.field ? refusal.message! : null}
          label={texts.presentPassword}
          name="present_password"
        />
        <FormRefusal language={language} refusal={refusal} />
        <div className="inbox-dialog__actions">
          {hasPasskey && hasPasskeys() && (
            <Button
              buttonStyle="secondary"
              disabled={busy}
              margin={false}
              onClick={() => void prove(() => signWithPasskey({ address: `${address}/passkey`, language }))}
              size="medium"
              type="button"
            >
              {texts.second.passkey}
            </Button>
          )}
          <Button
            buttonStyle="secondary"
            margin={false}
            onClick={() => dialog.current?.close()}
            size="medium"
            type="button"
          >
            {texts.ownPassword.cancel}
          </Button>
          <Button buttonStyle="primary" disabled={busy} margin={false} size="medium" type="submit">
            {busy ? texts.working : texts.proof.go}
          </Button>
        </div>
      </form>
    </dialog>,
    document.body,
  );
}
