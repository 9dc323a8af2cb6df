import type { ReactNode } from 'react';
import { FieldFrame } from '../core/field-frame.tsx';
import { useDirOf } from '../../ui/bdi.tsx';
import { useField } from '../core/use-field.ts';
import { type Choice, useChoicesOn } from './choice-fields.tsx';

interface Props {
  name: string;
  hint?: ReactNode;
  choices: readonly Choice[];
  /** Choices below headings; they stand after `choices`. */
  groups?: readonly { label: string; choices: readonly Choice[] }[];
  /** What stands there before anything is chosen. */
  placeholder: string;
  className?: string;
}

/** The browser's own list: it works by keyboard, by voice, and on every phone. */
export function SelectField({ name, hint, choices: all, groups, placeholder, className }: Props) {
  const field = useField(name, Boolean(hint));
  const choices = useChoicesOn(all, field.value);
  return (
    <FieldFrame field={field} hint={hint} className={className}>
      <span className="select">
        <select
          id={field.id}
          name={name}
          className="control"
          value={field.value}
          onChange={(event) => field.setValue(event.target.value)}
          required={field.required}
          aria-disabled={field.disabled || undefined}
          aria-invalid={field.invalid || undefined}
          aria-describedby={field.describedBy}
        >
          <option value="">{placeholder}</option>
          <Options choices={choices} />
          {groups?.map((group) => (
            <optgroup key={group.label} label={group.label}>
              <Options choices={group.choices} />
            </optgroup>
          ))}
        </select>
      </span>
    </FieldFrame>
  );
}

function Options({ choices }: { choices: readonly Choice[] }) {
  const dirOf = useDirOf();
  return choices.map(({ value, label }) => (
    <option key={value} value={value} dir={dirOf(label)}>
      {label}
    </option>
  ));
}
