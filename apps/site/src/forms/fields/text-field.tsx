import type { HTMLInputTypeAttribute, ReactNode } from 'react';
import { FieldFrame } from '../core/field-frame.tsx';
import { useField } from '../core/use-field.ts';

interface Props {
  name: string;
  hint?: ReactNode;
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'url' | 'tel'>;
  /** As HTML names them: `given-name`, `email`. */
  autoComplete?: string;
  inputMode?: 'text' | 'email' | 'url' | 'tel' | 'numeric';
  /** `auto` for what a person writes in either script; `ltr` for addresses, numbers and codes. */
  dir?: 'auto' | 'ltr';
  maxLength?: number;
  className?: string;
}

/** One line of text. */
export function TextField({ name, hint, type = 'text', dir = 'auto', className, ...input }: Props) {
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
