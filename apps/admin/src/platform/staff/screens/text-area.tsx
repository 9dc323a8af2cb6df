'use client';

import { useId } from 'react';

interface Props {
  hint?: string;
  label: string;
  onChange: (value: string) => void;
  required?: boolean;
  value: string;
}

/** Grows with what is typed, in the direction of what is typed. */
export function TextArea({ hint, label, onChange, required = false, value }: Props) {
  const field = useId();
  return (
    <div className="inbox-field">
      <label htmlFor={field}>{label}</label>
      <textarea
        aria-describedby={hint ? `${field}-hint` : undefined}
        dir="auto"
        id={field}
        maxLength={4000}
        onChange={({ target }) => onChange(target.value)}
        required={required}
        rows={3}
        value={value}
      />
      {hint && (
        <p className="inbox-hint" id={`${field}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
