import type { ReactNode } from 'react';
import { FieldFrame } from '../core/field-frame.tsx';
import { useField } from '../core/use-field.ts';

interface RadioFieldProps {
  name: string;
  hint?: ReactNode;
  choices: readonly Choice[];
  className?: string;
}

/** A few choices, all of them in sight. */
export function RadioField({ name, hint, choices, className }: RadioFieldProps) {
  const field = useField(name, Boolean(hint));
  return (
    <FieldFrame field={field} hint={hint} group className={className}>
      <div className="radios">
        {choices.map(({ value, label, hint: note }) => (
          <label key={value} className="radio">
            <input
              type="radio"
              name={name}
              value={value}
              checked={field.value === value}
              onChange={() => field.setValue(value)}
              required={field.required}
            />
            <span className="radio__mark" aria-hidden="true" />
            <span className="radio__text">
              {label}
              {note && <span className="radio__hint">{note}</span>}
            </span>
          </label>
        ))}
      </div>
    </FieldFrame>
  );
}

interface CheckboxFieldProps {
  name: string;
  /** What is ticked, as a sentence; the field's label where it is left out. */
  children?: ReactNode;
  hint?: ReactNode;
  className?: string;
}

/** A tick. Its sentence is its label. */
export function CheckboxField({ name, children, hint, className }: CheckboxFieldProps) {
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

/** A consent: the whole sentence that is agreed to, and never ticked beforehand. */
export function ConsentField({ name, children, hint }: { name: string; children: ReactNode; hint?: ReactNode }) {
  return (
    <CheckboxField name={name} hint={hint} className="field--consent">
      {children}
    </CheckboxField>
  );
}

/** One of the values of a field that offers several. */
export interface Choice {
  value: string;
  label: string;
  hint?: string;
}
