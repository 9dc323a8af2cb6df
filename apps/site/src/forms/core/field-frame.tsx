import type { ReactNode } from 'react';
import { failureMessage, type Field, type Locale } from '@nasaq/contract';
import { useLocale, useT } from '../../locale/translator.ts';
import { useSiteData } from '../../router/context.tsx';
import type { ShownFailure } from '../../router/payload.ts';
import { type FieldState, useForm } from './use-field.ts';

interface Props {
  field: Omit<FieldState, 'value' | 'setValue'>;
  /** Said before the control, so that it is known before the mistake. */
  hint?: ReactNode;
  /** The control has put the owner's hint together with its own already. */
  whole?: boolean;
  /** Several controls under one name: a `fieldset` with a legend. */
  group?: boolean;
  /** The control says itself what it is: a tick. */
  unlabelled?: boolean;
  className?: string;
  children: ReactNode;
}

/** Label and hint before a control, its error after it, in room that is always there, so that a line of it moves nothing. */
export function FieldFrame({
  field,
  hint: ours,
  whole = false,
  group = false,
  unlabelled = false,
  className = '',
  children,
}: Props) {
  const { fields } = useForm();
  const hint = whole || unlabelled ? ours : (fields[field.name]?.hint ?? ours);
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
        {failure && <FieldError failure={failure} label={sentenceLabel(fields[field.name])} />}
      </p>
    </Frame>
  );
}

/** Most fields are required, so it is the others that are marked. */
function FieldLabel({ id, label, group, required }: { id: string; label: string; group: boolean; required: boolean }) {
  const t = useT();
  const text = (
    <>
      {label} {!required && <span className="field__optional">{t('forms.optional')}</span>}
    </>
  );
  if (group) return <legend className="field__label">{text}</legend>;
  return (
    <label htmlFor={id} className="field__label">
      {text}
    </label>
  );
}

/** The sentence of a failed rule. The specification's Arabic text is always shown; an English page puts the English one before it. */
export function FieldError({ failure, label }: { failure: ShownFailure; label?: SentenceLabel }) {
  const locale = useLocale();
  const failureText = useFailureText();
  const arabic = failureText(failure, 'ar', label);
  if (locale === 'ar') return arabic;
  return (
    <>
      <span>{failureText(failure, 'en', label)}</span>{' '}
      <span lang="ar" dir="rtl" className="field-error__arabic">
        {arabic}
      </span>
    </>
  );
}

type SentenceLabel = Field['label'] | Field['labels'];

/** What a field that is content is called in sentences: in both languages where its owner has named it, else in its own. */
export function sentenceLabel(field: Field | undefined): SentenceLabel {
  return field?.labels ?? field?.label;
}

/** Brings the sentence in one language, in the site's digits; `label` names a field that is content. */
export function useFailureText(): (failure: ShownFailure, locale: Locale, label?: SentenceLabel) => string {
  const { numberingSystem } = useSiteData();
  return (failure, locale, label) =>
    failure.messages?.[locale] ?? failureMessage(failure, locale, label, numberingSystem);
}
