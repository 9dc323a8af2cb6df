'use client';

import type { Locale } from '@nasaq/contract';
import { Button, useAuth, useConfig, useDocumentInfo, useField, useFormFields, useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { KeptNote } from '../../mail/screens/index.ts';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';
import { Moment } from '../../platform/staff/screens/moment.tsx';
import { staffTexts } from '../catalogue/index.ts';

interface Props {
  /** No mail server is set, so that nothing is sent. */
  isKept: boolean;
}

/** Instead of a password that an administrator would type for somebody else: an invitation, and later a link. */
export function Invitation({ isKept }: Props) {
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  const { i18n } = useTranslation();
  const language = interfaceLanguage(i18n);
  if (id === undefined) return <Invited isKept={isKept} language={language} />;
  return String(user?.id) === String(id) ? null : <SendLink id={id} isKept={isKept} language={language} />;
}

/** Payload's form wants a password: it gets one that nobody knows, and its two fields are not shown (staff.css). */
function Invited({ isKept, language }: Props & { language: Locale }) {
  const { invited, invitedKept } = staffTexts[language];
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
  return (
    <p className="staff-invited inbox-quiet">
      {isKept ? <KeptNote language={language} told={invitedKept} /> : invited}
    </p>
  );
}

type Told = { said: string } | { failed: string } | 'busy' | undefined;

function SendLink({ id, isKept, language }: Props & { id: number | string; language: Locale }) {
  const dispatch = useFormFields(([, change]) => change);
  const { setValue: setUntil, value: until } = useField<string | null>({ path: 'invited_until' });
  // A colleague who was just made: what stood in for a password is not sent again.
  useEffect(() => {
    for (const path of ['password', 'confirm-password']) dispatch({ type: 'REMOVE', path });
  }, [dispatch]);
  const texts = staffTexts[language];
  const { config } = useConfig();
  const [told, setTold] = useState<Told>();
  const [opened] = useState(Date.now);
  // The host's clock, by which it has ended, may be ahead of this one.
  const [isMade, setMade] = useState(false);
  const [isWithdrawn, setWithdrawn] = useState(false);
  const ask = async (path: 'invite' | 'withdraw-invitation', said: string) => {
    setTold('busy');
    const answer = await fetch(`${config.routes.api}/users/${id}/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
      body: '{}',
    }).catch(() => null);
    const body = (await answer?.json().catch(() => null)) as Answered;
    if (!answer?.ok) return setTold({ failed: body?.error?.message ?? texts.unchanged });
    if (body?.invited_until) setUntil(body.invited_until, true);
    setWithdrawn(path === 'withdraw-invitation');
    setMade(path === 'invite');
    setTold({ said });
  };
  const isOpen = Boolean(until) && !isWithdrawn && Date.parse(until!) > opened;
  const button = (label: string, act: () => Promise<void>) => (
    <Button
      buttonStyle="secondary"
      disabled={told === 'busy'}
      margin={false}
      onClick={() => void act()}
      size="small"
      type="button"
    >
      {label}
    </Button>
  );
  return (
    <div className="staff-link">
      {until && <p>{isOpen ? <OpenUntil language={language} until={until} /> : texts.invitation.over}</p>}
      {button(until ? texts.invitation.again : texts.sendLink, () =>
        ask('invite', isKept ? texts.linkMade : texts.linkSent),
      )}
      {isOpen && button(texts.invitation.withdraw, () => ask('withdraw-invitation', texts.invitation.withdrawn))}
      <p className={typeof told === 'object' && 'failed' in told ? 'inbox-error' : 'inbox-quiet'} role="status">
        {typeof told === 'object' && ('said' in told ? told.said : told.failed)}
      </p>
      {isKept && (isOpen || isMade) && (
        <p className="inbox-quiet">
          <KeptNote language={language} told={texts.linkKept} />
        </p>
      )}
    </div>
  );
}

type Answered = { invited_until?: string; error?: { message?: string } } | null;

function OpenUntil({ language, until }: { language: Locale; until: string }) {
  const [before, after] = staffTexts[language].invitation.open.split('{date}');
  return (
    <>
      {before}
      <Moment full language={language} value={until} />
      {after}
    </>
  );
}
