'use client';

import type { Locale } from '@nasaq/contract';
import { Button, toast, useAuth, useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { createPortal } from 'react-dom';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';
import { sessionNews } from './own-sessions.tsx';
import { passwordHint, CredentialInput, sendCredentials, type CredentialRefusal } from './credentials-form.tsx';
import { staffTexts } from '../catalogue/index.ts';

/**
 * In one's own account, in place of Payload's fields: those keep a refused password in the form, unseen, and the next
 * save would set it.
 */
export function OwnPassword() {
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  const language = interfaceLanguage(useTranslation().i18n);
  const [isOpen, setOpen] = useState(false);
  if (id === undefined || !user || String(user.id) !== String(id)) return null;
  return (
    <div className="staff-password">
      <Button buttonStyle="secondary" margin={false} onClick={() => setOpen(true)} size="medium" type="button">
        {staffTexts[language].ownPassword.open}
      </Button>
      {isOpen && <PasswordDialog email={user.email ?? ''} language={language} onClose={() => setOpen(false)} />}
    </div>
  );
}

const empty = { present_password: '', password: '', repeated: '' };
type Field = keyof typeof empty;
const fields = Object.keys(empty) as Field[];

interface DialogProps {
  email: string;
  language: Locale;
  onClose: () => void;
}

function PasswordDialog({ email, language, onClose }: DialogProps) {
  const texts = staffTexts[language].ownPassword;
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const [typed, setTyped] = useState(empty);
  const [refusal, setRefusal] = useState<CredentialRefusal<Field> | null>(null);
  const [busy, setBusy] = useState(false);
  const { config } = useConfig();

  useEffect(() => dialog.current?.showModal(), []);
  // Where one goes on: at the field that was refused, or at the beginning.
  useEffect(() => {
    if (refusal) dialog.current?.querySelector<HTMLInputElement>(`[name=${refusal.field ?? fields[0]}]`)?.focus();
  }, [refusal]);

  async function attempt(): Promise<void> {
    const missing = fields.find((field) => typed[field] === '');
    if (missing) return setRefusal({ field: missing, message: texts.missing });
    // Whatever comes of it: no password waits here for another attempt.
    setTyped(empty);
    if (typed.password !== typed.repeated) return setRefusal({ field: 'password', message: texts.different });
    setBusy(true);
    const { password, present_password } = typed;
    const address = `${config.routes.api}/users/own-password`;
    const refused = await sendCredentials({ address, body: { password, present_password }, fields, language });
    setBusy(false);
    setRefusal(refused);
    if (refused) return;
    toast.success(texts.done);
    sessionNews.dispatchEvent(new Event('ended'));
    dialog.current?.close();
  }

  function submitted(event: FormEvent): void {
    event.preventDefault();
    // React would tell the form around, which it is not in.
    event.stopPropagation();
    if (!busy) void attempt();
  }

  const input = (field: Field, label: string, hint?: string) => (
    <CredentialInput
      autoComplete={field === 'present_password' ? 'current-password' : 'new-password'}
      error={refusal?.field === field ? refusal.message! : null}
      hint={hint}
      label={label}
      name={field}
      onChange={({ target }) => setTyped((now) => ({ ...now, [field]: target.value }))}
      value={typed[field]}
    />
  );
  const isEmptied = refusal !== null && Object.values(typed).every((value) => value === '');
  // In the body: a form does not stand within a form, and what is typed here is none of the one around.
  return createPortal(
    <dialog ref={dialog} aria-labelledby={title} className="inbox-dialog inbox-dialog--question" onClose={onClose}>
      <h2 id={title}>{texts.open}</h2>
      <p className="inbox-quiet">{texts.lead}</p>
      <form className="inbox-form staff-credentials-form" noValidate onSubmit={submitted}>
        {/* For managers of passwords: whose it is. */}
        <input autoComplete="username" hidden name="username" readOnly type="email" value={email} />
        {input('present_password', staffTexts[language].presentPassword)}
        {input('password', texts.password, passwordHint(language))}
        {input('repeated', texts.repeated)}
        <div role="alert">
          {refusal && !refusal.field && (
            <p className="inbox-error">{refusal.message ?? staffTexts[language].unchanged}</p>
          )}
          {isEmptied && <p>{texts.unchanged}</p>}
        </div>
        <div className="inbox-dialog__actions">
          <Button
            buttonStyle="secondary"
            margin={false}
            onClick={() => dialog.current?.close()}
            size="medium"
            type="button"
          >
            {texts.cancel}
          </Button>
          <Button buttonStyle="primary" disabled={busy} margin={false} size="medium" type="submit">
            {busy ? staffTexts[language].working : texts.set}
          </Button>
        </div>
      </form>
    </dialog>,
    document.body,
  );
}
