'use client';

import { countedLimit, passwordLimits, type Locale } from '@nasaq/contract';
import { useId, type InputHTMLAttributes } from 'react';
import { staffTexts } from '../catalogue/index.ts';

interface InputProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'autoComplete' | 'onChange' | 'type' | 'value'
> {
  error: string | null;
  hint?: string | undefined;
  label: string;
  name: string;
}

/** A password, or the address that it belongs to, with its rule or what it was refused for. Without a value, it keeps its own. */
export function CredentialInput({ error, hint, label, type = 'password', ...input }: InputProps) {
  const id = useId();
  return (
    <div className="inbox-field">
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        aria-describedby={error || hint ? `${id}-told` : undefined}
        aria-invalid={error !== null}
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

/** Why nobody is signed in, or why a password was not set. */
export interface CredentialRefusal<Field extends string = string> {
  field?: Field;
  /** None where nothing was answered. */
  message?: string | undefined;
  status?: number | undefined;
}

/** The refusals of the CMS: a sentence, or one for each field at fault. */
interface Answer {
  errors?: { message: string; data?: { errors?: { path: string; message: string }[] } }[];
}

interface Sent<Field extends string> {
  address: string;
  body: Record<string, string>;
  language: Locale;
  /** In which a refusal may be found. */
  fields: readonly Field[];
}

/** Asks for a new password, or to be let in. @returns `null` where that was done */
export async function sendCredentials<Field extends string>(
  sent: Sent<Field>,
): Promise<CredentialRefusal<Field> | null> {
  const { address, body, fields, language } = sent;
  const answer = await fetch(address, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
    body: JSON.stringify(body),
  }).catch(() => null);
  if (answer?.ok) return null;
  const status = answer?.status;
  const { errors } = ((await answer?.json().catch(() => null)) ?? {}) as Answer;
  const [first] = errors?.[0]?.data?.errors ?? [];
  const field = fields.find((name) => name === first?.path);
  return first && field ? { field, message: first.message, status } : { message: errors?.[0]?.message, status };
}
