import type { ReactNode } from 'react';
import { FieldFrame } from '../core/field-frame.tsx';
import { useField } from '../core/use-field.ts';
import type { Choice } from './choice.ts';

interface Props {
  name: string;
  hint?: ReactNode;
  choices: readonly Choice[];
  className?: string;
}

/** A few choices, all of them in sight. */
export function RadioField({ name, hint, choices, className }: Props) {
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
