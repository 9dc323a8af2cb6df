'use client';

import type { Locale } from '@nasaq/contract';
import { Button, useAuth, useConfig, useDocumentInfo, useField, useFormFields, useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';
import { staffTexts } from '../catalogue/index.ts';

/** Instead of a password that an administrator would type for somebody else: an invitation, and later a link. */
export function Invitation() {
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  const { i18n } = useTranslation();
  const language = interfaceLanguage(i18n);
  if (id === undefined) return <Invited language={language} />;
  return String(user?.id) === String(id) ? null : <SendLink id={id} language={language} />;
}

/** Payload's form wants a password: it gets one that nobody knows, and its two fields are not shown (staff.css). */
function Invited({ language }: { language: Locale }) {
  const { formInitializing, setValue: setPassword, value: password } = useField<string>({ path: 'password' });
  const { setValue: setConfirmation, value: confirmation } = useField<string>({ path: 'confirm-password' });
  useEffect(() => {
    // What is set before the form is there is lost with its coming.
    if (formInitializing || (password && confirmation === password)) return;
    const bytes = crypto.getRandomValues(new Uint8Array(24));
    const value = password || Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    // Nothing that was typed: leaving the form loses nothing.
    setPassword(value, true);
    setConfirmation(value, true);
  }, [confirmation, formInitializing, password, setConfirmation, setPassword]);
  return <p className="staff-invited inbox-quiet">{staffTexts[language].invited}</p>;
}

function SendLink({ id, language }: { id: number | string; language: Locale }) {
  const dispatch = useFormFields(([, change]) => change);
  // A colleague who was just made: what stood in for a password is not sent again.
  useEffect(() => {
    for (const path of ['password', 'confirm-password']) dispatch({ type: 'REMOVE', path });
  }, [dispatch]);
  const texts = staffTexts[language];
  const { config } = useConfig();
  const [told, setTold] = useState<'busy' | 'sent' | { failed: string }>();
  const send = async () => {
    setTold('busy');
    const answer = await fetch(`${config.routes.api}/users/${id}/invite`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
      body: '{}',
    }).catch(() => null);
    if (answer?.ok) return setTold('sent');
    const body = (await answer?.json().catch(() => null)) as { error?: { message?: string } } | null | undefined;
    setTold({ failed: body?.error?.message ?? texts.unchanged });
  };
  return (
    <div className="staff-link">
      <Button
        buttonStyle="secondary"
        disabled={told === 'busy'}
        margin={false}
        onClick={() => void send()}
        size="small"
        type="button"
      >
        {texts.sendLink}
      </Button>
      <p className={typeof told === 'object' ? 'inbox-error' : 'inbox-quiet'} role="status">
        {told === 'sent' && texts.linkSent}
        {typeof told === 'object' && told.failed}
      </p>
    </div>
  );
}
