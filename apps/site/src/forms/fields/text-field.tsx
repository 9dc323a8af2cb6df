import type { HTMLInputTypeAttribute, ReactNode } from 'react';
import { FieldFrame } from '../core/field-frame.tsx';
import { useField } from '../core/use-field.ts';

interface TextFieldProps {
  name: string;
  hint?: ReactNode;
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'url' | 'tel'>;
  /** As HTML names them: `given-name`, `email`. */
  autoComplete?: string;
  inputMode?: 'text' | 'email' | 'url' | 'tel' | 'numeric' | 'decimal';
  /** `auto` for what a person writes in either script; `ltr` for addresses, numbers and codes. */
  dir?: 'auto' | 'ltr';
  maxLength?: number;
  className?: string;
}

/** One line of text. */
export function TextField({ name, hint, type = 'text', dir = 'auto', className, ...input }: TextFieldProps) {
  const field = useField(name, Boolean(hint));
  return (
    <FieldFrame field={field} hint={hint} className={className}>
      <input
        {...input}
        type={type}
        id={field.id}
        name={name}
        // An empty field follows the page; `auto` would turn it to the left.
        dir={dir === 'auto' && field.value === '' ? undefined : dir}
        className="control"
        value={field.value}
        onChange={(event) => field.setValue(event.target.value)}
        required={field.required}
        readOnly={field.disabled}
        aria-invalid={field.invalid || undefined}
        aria-describedby={field.describedBy}
      />
    </FieldFrame>
  );
}

interface TextAreaFieldProps {
  name: string;
  hint?: ReactNode;
  /** Lines that are always there; the field grows with what is written. */
  rows?: number;
  dir?: 'auto' | 'ltr';
  className?: string;
}

/** Several lines of text. */
export function TextAreaField({ name, hint, rows = 6, dir = 'auto', className }: TextAreaFieldProps) {
  const field = useField(name, Boolean(hint));
  return (
    <FieldFrame field={field} hint={hint} className={className}>
      <textarea
        id={field.id}
        name={name}
        rows={rows}
        dir={dir === 'auto' && field.value === '' ? undefined : dir}
        className="control control--area"
        value={field.value}
        onChange={(event) => field.setValue(event.target.value)}
        required={field.required}
        readOnly={field.disabled}
        aria-invalid={field.invalid || undefined}
        aria-describedby={field.describedBy}
      />
    </FieldFrame>
  );
}
