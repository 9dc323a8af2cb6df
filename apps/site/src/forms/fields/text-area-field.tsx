import type { ReactNode } from 'react';
import { FieldFrame } from '../core/field-frame.tsx';
import { useField } from '../core/use-field.ts';

interface Props {
  name: string;
  hint?: ReactNode;
  /** Lines that are always there; the field grows with what is written. */
  rows?: number;
  dir?: 'auto' | 'ltr';
  className?: string;
}

/** Several lines of text. */
export function TextAreaField({ name, hint, rows = 6, dir = 'auto', className }: Props) {
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
