'use client';

import { useId } from 'react';

interface Props {
  /** What is wrong with what stands there. */
  error?: string | null;
  hint?: string;
  label: string;
  onChange: (value: string) => void;
  required?: boolean;
  value: string;
}

/** Grows with what is typed, in the direction of what is typed. */
export function TextArea({ error, hint, label, onChange, required = false, value }: Props) {
  const field = useId();
  const described = [error && `${field}-error`, hint && `${field}-hint`].filter(Boolean).join(' ');
  return (
    <div className="inbox-field">
      <label htmlFor={field}>{label}</label>
      <textarea
        aria-describedby={described || undefined}
        aria-invalid={error ? true : undefined}
        dir="auto"
        id={field}
        maxLength={4000}
        onChange={({ target }) => onChange(target.value)}
        required={required}
        rows={3}
        value={value}
      />
      {error && (
        <p className="inbox-error" id={`${field}-error`} role="alert">
          {error}
        </p>
      )}
      {hint && (
        <p className="inbox-hint" id={`${field}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
