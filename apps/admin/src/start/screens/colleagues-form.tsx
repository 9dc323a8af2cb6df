'use client';

import { languageNames, type Locale, locales } from '@nasaq/contract';
import { Button, useAuth } from '@payloadcms/ui';
import { type FormEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { KeptNote } from '../../mail/screens/index.ts';
import { staffLabels } from '../../platform/staff/catalogue/index.ts';
import { type Role, roleOptions } from '../../platform/staff/roles.ts';
import { browserStorage, StoredDrafts } from '../../platform/staff/screens/stored-drafts.ts';
import { fill } from '../../platform/staff/screens/screen-texts.ts';
import { isNamed } from '../../platform/staff/member-name.ts';
import { startTexts } from '../catalogue/index.ts';
import { Field } from './form-pieces.tsx';
import { RefusedBox } from './refused-box.tsx';
import { OwnName } from './own-name.tsx';
import { type Refusal, sendUser } from './send-user.ts';
import type { FormProps } from './use-start-form.ts';

interface Colleague {
  name: string;
  email: string;
  role: Role;
  language: Locale;
}

interface Props extends Pick<FormProps, 'language'> {
  /** No mail server is set, so that nothing is sent. */
  isKept: boolean;
  onInvited: () => void;
}

/** Invites one colleague after the other; each gets an email, as one who is made in the list of members does. */
export function ColleaguesForm({ isKept, language, onInvited }: Props) {
  const texts = startTexts[language];
  const { colleague: words } = texts;
  const { user } = useAuth();
  const owner = Number(user?.id ?? 0);
  const [hasName, setHasName] = useState(isNamed(user));
  const [ownName, setOwnName] = useState<string | null>(null);
  const nameField = useRef<HTMLInputElement>(null);
  const blank = useMemo((): Colleague => ({ name: '', email: '', role: 'editor', language }), [language]);
  const drafts = useMemo(
    () => new StoredDrafts({ storage: browserStorage(), name: 'start-colleague', user: owner, empty: blank }),
    [owner, blank],
  );
  const form = useSyncExternalStore<Colleague>(
    drafts.subscribe,
    () => drafts.read('colleague'),
    () => blank,
  );
  const [invited, setInvited] = useState<readonly string[]>([]);
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const isBusy = useRef(false);
  const error =
    refusal && (refusal.error ?? (Object.keys(wrong).length > 0 ? staffLabels.staffError.invalid[language] : null));
  const email = invited.join(language === 'ar' ? '، ' : ', ');
  const told = invited.length > 0 && fill(isKept ? words.kept : words.invited, { email });
  const change = (changed: Partial<Colleague>) => {
    drafts.write('colleague', { ...form, ...changed });
    // What is another now was not refused.
    setWrong(Object.fromEntries(Object.entries(wrong).filter(([name]) => !(name in changed))));
  };

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    const refused = await invite(form, texts.failed);
    isBusy.current = false;
    const isEmpty = refused?.fields['email'] !== undefined && form.email.trim() === '';
    setWrong({ ...refused?.fields, ...(isEmpty && { email: texts.wrong.missing }) });
    setRefusal(refused);
    if (refused) return;
    setInvited([...invited, form.email]);
    drafts.write('colleague', blank);
    if (hasName) onInvited();
  }
  /** The form that was filled goes: the next one gets the focus. */
  function named(name: string): void {
    setHasName(true);
    setOwnName(name);
    nameField.current?.focus();
    if (invited.length > 0) onInvited();
  }

  return (
    <>
      {!hasName && <OwnName language={language} onNamed={named} />}
      <p aria-live="polite">{ownName && fill(texts.ownName.saved, { name: ownName })}</p>
      <form className="start-form" noValidate onSubmit={(event) => void send(event)}>
        <Field language={language} label={words.name} wrong={wrong.name ?? null}>
          {(control) => (
            <input
              {...control}
              ref={nameField}
              autoComplete="off"
              dir="auto"
              value={form.name}
              onChange={({ target }) => change({ name: target.value })}
            />
          )}
        </Field>
        <Field language={language} label={texts.fields.email} wrong={wrong.email ?? null}>
          {(control) => (
            <input
              {...control}
              autoComplete="off"
              dir="ltr"
              type="email"
              value={form.email}
              onChange={({ target }) => change({ email: target.value })}
            />
          )}
        </Field>
        <Field language={language} label={words.role} wrong={wrong.role ?? null}>
          {(control) => (
            <select {...control} value={form.role} onChange={({ target }) => change({ role: target.value as Role })}>
              {roleOptions.map(({ label, value }) => (
                <option key={value} value={value}>
                  {label[language]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field language={language} label={words.language} wrong={wrong.language ?? null}>
          {(control) => (
            <select
              {...control}
              value={form.language}
              onChange={({ target }) => change({ language: target.value as Locale })}
            >
              {locales.map((locale) => (
                <option key={locale} value={locale}>
                  {languageNames[locale][language]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <div className="start-form__end">
          <Button margin={false} size="medium" type="submit">
            {words.invite}
          </Button>
          <p aria-live="polite">{told && (isKept ? <KeptNote language={language} told={told} /> : told)}</p>
          {error && refusal && <RefusedBox error={error} refusal={refusal} />}
        </div>
      </form>
    </>
  );
}

/** @returns why there is no invitation, in the language of the menus; `null` for one that is made */
function invite({ email, language, name, role }: Colleague, unreachable: string): Promise<Refusal | null> {
  return sendUser({ email: email.trim(), name: name.trim(), roles: [role], language }, unreachable);
}
