import type { ReactNode } from 'react';
import { FieldFrame } from '../core/field-frame.tsx';
import { useField } from '../core/use-field.ts';

interface Props {
  name: string;
  /** What is ticked, as a sentence; the field's label where it is left out. */
  children?: ReactNode;
  hint?: ReactNode;
  className?: string;
}

/** A tick. Its sentence is its label. */
export function CheckboxField({ name, children, hint, className }: Props) {
  const field = useField<boolean>(name, Boolean(hint));
  return (
    <FieldFrame field={field} unlabelled className={className}>
      <label className="tick">
        <input
          type="checkbox"
          id={field.id}
          name={name}
          checked={field.value === true}
          onChange={(event) => field.setValue(event.target.checked)}
          required={field.required}
          aria-invalid={field.invalid || undefined}
          aria-describedby={field.describedBy}
        />
        <span className="tick__mark" aria-hidden="true" />
        <span className="tick__text">{children ?? field.label}</span>
      </label>
      {hint && (
        <p id={field.hintId} className="field__hint tick__hint">
          {hint}
        </p>
      )}
    </FieldFrame>
  );
}
