import { cleanList, type PartName } from '@nasaq/contract';
import type { ReactNode } from 'react';
import { useIsOn } from '../../router/use-is-on.ts';
import { useDirOf } from '../../ui/bdi.tsx';
import { FieldFrame } from '../core/field-frame.tsx';
import { useField, useForm } from '../core/use-field.ts';

interface RadioFieldProps {
  name: string;
  hint?: ReactNode;
  choices: readonly Choice[];
  className?: string;
}

/** A few choices, all of them in sight. */
export function RadioField({ name, hint, choices: ours, className }: RadioFieldProps) {
  const field = useField(name, Boolean(hint));
  const choices = useChoicesOn(useOffered(name, ours), field.value);
  const dirOf = useDirOf();
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
              <span dir={dirOf(label)}>{label}</span>
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
  const { fields } = useForm();
  const told = fields[name]?.hint ?? hint;
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
        <span className="tick__text">{fields[name]?.label ?? children ?? field.label}</span>
      </label>
      {told && (
        <p id={field.hintId} className="field__hint tick__hint">
          {told}
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

interface SeveralFieldProps {
  name: string;
  hint?: ReactNode;
}

/** Any of a few choices, each with a tick of its own. */
export function SeveralField({ name, hint }: SeveralFieldProps) {
  const field = useField<string | readonly string[]>(name, Boolean(hint));
  const chosen = cleanList(field.value);
  const choices = useOffered(name, []);
  const dirOf = useDirOf();
  const change = (value: string, on: boolean) =>
    field.setValue(
      choices
        .map((choice) => choice.value)
        .filter((each) => (each === value ? on : chosen.includes(each)))
        .join('\n'),
    );
  return (
    <FieldFrame field={field as never} hint={hint} group>
      <div className="radios">
        {choices.map(({ value, label }) => (
          <label key={value} className="tick">
            <input
              type="checkbox"
              name={name}
              value={value}
              checked={chosen.includes(value)}
              onChange={(event) => change(value, event.target.checked)}
            />
            <span className="tick__mark" aria-hidden="true" />
            <span className="tick__text" dir={dirOf(label)}>
              {label}
            </span>
          </label>
        ))}
      </div>
    </FieldFrame>
  );
}

/** The choices that the owner offers, in the owner's order and words; those of the page where nothing is said of them. */
export function useOffered(name: string, ours: readonly Choice[]): readonly Choice[] {
  const { fields } = useForm();
  const offered = fields[name]?.offered;
  if (!offered) return ours;
  return offered.map(({ value, label }) => {
    const own = ours.find((choice) => choice.value === value);
    return label === undefined ? (own ?? { value, label: value }) : { ...own, value, label };
  });
}

/** Without those of a part that is off; what is chosen already stays in sight, and a field is never left without any. */
export function useChoicesOn(choices: readonly Choice[], chosen: string): readonly Choice[] {
  const isOn = useIsOn();
  const on = choices.filter(({ part = null, value }) => isOn(part) || value === chosen);
  return on.length > 0 ? on : choices;
}

/** One of the values of a field that offers several. */
export interface Choice {
  value: string;
  label: string;
  hint?: string;
  /** The part of the site that it is about. */
  part?: PartName | null;
}
