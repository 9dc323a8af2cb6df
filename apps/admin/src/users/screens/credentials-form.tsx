'use client';

import { countedLimit, passwordLimits, type Locale } from '@nasaq/contract';
import { useEffect, useId, useRef, useState, type FormEvent, type InputHTMLAttributes } from 'react';
import { staffTexts } from '../catalogue/index.ts';
import type { SignInStep } from '../sign-in-step.ts';

interface InputProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'autoComplete' | 'defaultValue' | 'inputMode' | 'onChange' | 'type' | 'value'
> {
  error: string | null;
  hint?: string | undefined;
  /** Letters and digits that are read from left to right in either language. */
  isCode?: boolean;
  label: string;
  name: string;
}

/** A password, or the address that it belongs to, with its rule or what it was refused for. Without a value, it keeps its own. */
export function CredentialInput({ error, hint, isCode = false, label, type = 'password', ...input }: InputProps) {
  const id = useId();
  return (
    <div className="inbox-field">
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        aria-describedby={error || hint ? `${id}-told` : undefined}
        aria-invalid={error !== null}
        dir={isCode ? 'ltr' : undefined}
        id={id}
        required
        type={type}
      />
      {(error || hint) && (
        <p className={error ? 'inbox-error' : 'inbox-hint'} id={`${id}-told`}>
          {error ?? hint}
        </p>
      )}
    </div>
  );
}

/** How much a password needs at least, with digits as the menus write them. */
export function passwordHint(language: Locale): string {
  const counted = countedLimit('max_length', passwordLimits.min, language, 'latn');
  return staffTexts[language].ownPassword.hint.replace('{counted}', counted);
}

export const newPassword = ['password', 'repeated'] as const;

interface NewPasswordProps {
  errorAt: (field: (typeof newPassword)[number]) => string | null;
  language: Locale;
}

/** A new password, and the same once more. */
export function NewPasswordInputs({ errorAt, language }: NewPasswordProps) {
  const texts = staffTexts[language].ownPassword;
  return (
    <>
      <CredentialInput
        autoComplete="new-password"
        error={errorAt('password')}
        hint={passwordHint(language)}
        label={texts.password}
        name="password"
      />
      <CredentialInput autoComplete="new-password" error={errorAt('repeated')} label={texts.repeated} name="repeated" />
    </>
  );
}

/** A refusal that is of no field. */
export function FormRefusal({ language, refusal }: { language: Locale; refusal: CredentialRefusal | null }) {
  return (
    <div role="alert">
      {refusal && !refusal.field && <p className="inbox-error">{refusal.message ?? staffTexts[language].unanswered}</p>}
    </div>
  );
}

/** Why nobody is signed in, or why a password was not set. */
export interface CredentialRefusal<Field extends string = string> {
  field?: Field;
  /** None where nothing was answered. */
  message?: string | undefined;
  status?: number | undefined;
  /** Of the staff's own calls. */
  code?: string | undefined;
}

/** The refusals of the CMS: a sentence, or one for each field at fault. */
interface Answer {
  step?: SignInStep;
  error?: { code?: string; message?: string };
  errors?: { message: string; data?: { errors?: { path: string; message: string }[] } }[];
}

interface Sent<Field extends string> {
  address: string;
  body: object;
  language: Locale;
  /** In which a refusal may be found. */
  fields: readonly Field[];
}

/** Asks for a new password. @returns `null` where that was done */
export async function sendCredentials<Field extends string>(
  sent: Sent<Field>,
): Promise<CredentialRefusal<Field> | null> {
  const { refusal } = await signInWith(sent);
  return refusal ?? null;
}

/** Who asks to be let in is in where there is neither a refusal nor another step. */
export interface SignInAnswer<Field extends string = string> {
  refusal?: CredentialRefusal<Field>;
  step?: SignInStep | undefined;
  /** What was answered, where it was no refusal. */
  answer?: unknown;
}

/** Asks to be let in. */
export async function signInWith<Field extends string>(sent: Sent<Field>): Promise<SignInAnswer<Field>> {
  const { address, body, fields, language } = sent;
  const answer = await fetch(address, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
    body: JSON.stringify(body),
  }).catch(() => null);
  const told = ((await answer?.json().catch(() => null)) ?? {}) as Answer;
  const { error, errors, step } = told;
  if (answer?.ok) return { step, answer: told };
  const status = answer?.status;
  const [first] = errors?.[0]?.data?.errors ?? [];
  const field = fields.find((name) => name === first?.path);
  return {
    refusal:
      first && field
        ? { field, message: first.message, status }
        : { code: error?.code, message: errors?.[0]?.message ?? error?.message, status },
  };
}

interface FormOptions<Field extends string> {
  fields: readonly Field[];
  language: Locale;
  send: (typed: Record<Field, string>) => Promise<SignInAnswer<Field>>;
  /** Told what else is asked for before somebody is let in. */
  onStep?: (step: SignInStep) => void;
  /** Where whoever is let in goes on, by loading anew; or what is done with the answer instead. */
  to: string | ((answer: unknown) => void);
  /** Has the focus after a refusal of no field. */
  otherwise?: Field;
}

/** A form in which the browser alone holds what is typed, and which keeps it when it is refused. */
export function useCredentialsForm<Field extends string>(options: FormOptions<Field>) {
  const { fields, language, onStep, otherwise, send, to } = options;
  const form = useRef<HTMLFormElement>(null);
  const [refusal, setRefusal] = useState<CredentialRefusal<Field> | null>(null);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    const field = refusal && (refusal.field ?? otherwise);
    if (field) form.current?.querySelector<HTMLInputElement>(`[name=${field}]`)?.focus();
  }, [otherwise, refusal]);

  async function attempt(): Promise<void> {
    const data = new FormData(form.current!);
    const typed = Object.fromEntries(fields.map((name) => [name, String(data.get(name))])) as Record<Field, string>;
    const missing = fields.find((name) => typed[name] === '');
    if (missing) return setRefusal({ field: missing, message: staffTexts[language].ownPassword.missing });
    setBusy(true);
    const { answer, refusal: refused, step } = await send(typed);
    setRefusal(refused ?? null);
    const isLeaving = !refused && !step && typeof to === 'string';
    if (!isLeaving) setBusy(false);
    if (isLeaving) location.assign(to);
    else if (step) onStep?.(step);
    else if (!refused && typeof to === 'function') to(answer);
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    // React would tell the form of the account as well, which a dialog of it is not in.
    event.stopPropagation();
    if (!busy) void attempt();
  }

  const errorAt = (field: Field) => (refusal?.field === field ? refusal.message! : null);
  return { busy, errorAt, form, onSubmit, refusal };
}
