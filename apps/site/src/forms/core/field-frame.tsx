import type { ReactNode } from 'react';
import { useT } from '../../locale/use-t.ts';
import { FieldError } from './field-error.tsx';
import { useForm } from './form-context.ts';
import type { FieldState } from './use-field.ts';

interface Props {
  field: Omit<FieldState, 'value' | 'setValue'>;
  /** Said before the control, so that it is known before the mistake. */
  hint?: ReactNode;
  /** Several controls under one name: a `fieldset` with a legend. */
  group?: boolean;
  /** The control says itself what it is: a tick. */
  unlabelled?: boolean;
  className?: string;
  children: ReactNode;
}

/** Label and hint before a control, its error after it, in room that is always there, so that a message moves nothing. */
export function FieldFrame({ field, hint, group = false, unlabelled = false, className = '', children }: Props) {
  const { fields } = useForm();
  const { id, label, required, invalid, hintId, errorId, failure } = field;
  const Frame = group ? 'fieldset' : 'div';
  return (
    <Frame
      className={`field ${invalid ? 'field--invalid' : ''} ${className}`}
      {...(group
        ? { id, tabIndex: -1, 'aria-invalid': invalid || undefined, 'aria-describedby': field.describedBy }
        : {})}
    >
      {!unlabelled && <FieldLabel id={id} label={label} group={group} required={required} />}
      {hint && (
        <p id={hintId} className="field__hint">
          {hint}
        </p>
      )}
      {children}
      <p id={errorId} className="field__error">
        {failure && <FieldError failure={failure} label={fields[field.name]?.label} />}
      </p>
    </Frame>
  );
}

/** Most fields are required, so it is the others that are marked. */
function FieldLabel({ id, label, group, required }: { id: string; label: string; group: boolean; required: boolean }) {
  const t = useT();
  const text = (
    <>
      {label}
      {!required && <span className="field__optional"> {t('forms.optional')}</span>}
    </>
  );
  if (group) return <legend className="field__label">{text}</legend>;
  return (
    <label htmlFor={id} className="field__label">
      {text}
    </label>
  );
}
