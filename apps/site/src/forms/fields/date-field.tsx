import { cleanDate, isDay, isDayFromToday } from '@nasaq/contract';
import { useRef, type ReactNode } from 'react';
import { useFormat, useT } from '../../locale/translator.ts';
import { FieldFrame } from '../core/field-frame.tsx';
import { useField, useForm } from '../core/use-field.ts';

interface Props {
  name: string;
  hint?: ReactNode;
  /** `YYYY-MM-DD`, of today. */
  min: string;
  /** Days that are over may be chosen, too. */
  any?: boolean;
}

/**
 * A day, written or chosen. The browser's own field would show itself in the browser's language and direction instead
 * of the page's; its calendar is here for who prefers it. Below stands how the day was understood.
 */
export function DateField({ name, hint, min, any = false }: Props) {
  const t = useT();
  const { date, digits } = useFormat();
  const { store } = useForm();
  const field = useField(name, true);
  const calendar = useRef<HTMLInputElement>(null);
  const day = cleanDate(field.value);
  const understood = any ? isDay(day) : isDayFromToday(day);

  function choose(chosen: string): void {
    const [year, month, dayOfMonth] = chosen.split('-').map(Number);
    if (!year) return;
    field.setValue(digits(`${dayOfMonth}/${month}/${year}`));
    store.commit(name);
  }

  return (
    <FieldFrame
      field={field}
      hint={
        <>
          {store.fields[name]?.hint ?? hint}{' '}
          <span className="field__limits">{t('forms.date.hint', { example: digits(example(min)) })}</span>
        </>
      }
      whole
      className="field--half"
    >
      <span className="date">
        <input
          type="text"
          autoComplete="off"
          id={field.id}
          name={name}
          className="control"
          value={field.value}
          onChange={(event) => field.setValue(event.target.value)}
          required={field.required}
          readOnly={field.disabled}
          aria-invalid={field.invalid || undefined}
          aria-describedby={`${field.describedBy} ${field.id}-day`}
        />
        <button type="button" className="date__open" disabled={field.disabled} onClick={() => open(calendar.current)}>
          {t('forms.date.calendar')}
        </button>
        <input
          ref={calendar}
          type="date"
          tabIndex={-1}
          aria-hidden="true"
          className="date__calendar"
          min={any ? undefined : min}
          value={understood ? day : ''}
          onChange={(event) => choose(event.target.value)}
        />
      </span>
      <span id={`${field.id}-day`} className="date__day" aria-live="polite">
        {understood && date(day, 'weekday')}
      </span>
    </FieldFrame>
  );
}

/** Browsers without `showPicker` open theirs on focus. */
function open(calendar: HTMLInputElement | null): void {
  try {
    calendar?.showPicker();
  } catch {
    calendar?.focus();
  }
}

/** `31/12/2026`: the last day of the year, on which day and month cannot be taken for each other. */
function example(today: string): string {
  return `31/12/${today.slice(0, 4)}`;
}
