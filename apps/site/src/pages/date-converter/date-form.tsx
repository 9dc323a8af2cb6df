import { useId, useRef, useState, type FormEvent } from 'react';
import { type DateProblem, type Day, readDate } from '@nasaq/contract';
import { useT } from '../../locale/translator.ts';
import { WithArabic } from '../../ui/bdi.tsx';
import { Button } from '../../ui/buttons.tsx';
import type { DayTexts } from './day-texts.ts';
import '../../styles/forms.css';

interface Props {
  texts: DayTexts;
  today: Day | null;
  problem: DateProblem | null;
  onDay: (day: Day) => void;
  onProblem: (problem: DateProblem) => void;
}

/** A date in either calendar, typed as people write it. What may mean two days says how it was read, and offers the other. */
export function DateForm({ texts, today, problem, onDay, onProblem }: Props) {
  const t = useT();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [readings, setReadings] = useState<{ read: Day; other: Day } | null>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    const read = readDate(field.current?.value ?? '');
    setReadings('problem' in read || read.other === null ? null : { read: read.day, other: read.other });
    if ('problem' in read) {
      onProblem(read.problem);
      field.current?.focus();
      return;
    }
    onDay(read.day);
  }

  return (
    <form className="date-form" noValidate onSubmit={submit}>
      <div className={problem ? 'field field--invalid' : 'field'}>
        <label htmlFor={id} className="field__label">
          {t('date_converter.date')}
        </label>
        <p id={`${id}-hint`} className="field__hint">
          <WithArabic text={t('date_converter.hint')} />
        </p>
        <div className="date-form__line">
          <input
            ref={field}
            id={id}
            className="control"
            dir={typed === '' ? undefined : 'auto'}
            value={typed}
            autoComplete="off"
            spellCheck={false}
            aria-invalid={problem !== null || undefined}
            aria-describedby={`${id}-hint ${id}-error`}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button>{t('date_converter.convert')}</Button>
          <Button
            type="button"
            variant="secondary"
            disabled={today === null}
            onClick={() => today !== null && onDay(today)}
          >
            {t('date_converter.today')}
          </Button>
        </div>
        <div id={`${id}-error`} className="field__error" aria-live="polite">
          {problem && t(`date_converter.problem.${problem}`)}
        </div>
      </div>
      {readings && (
        <p className="date-form__readings">
          {t('date_converter.read_as', { date: texts.write('gregorian', 'date', readings.read) })}{' '}
          <button
            type="button"
            className="link"
            onClick={() => {
              setReadings({ read: readings.other, other: readings.read });
              onDay(readings.other);
            }}
          >
            {t('date_converter.read_other', { date: texts.write('gregorian', 'date', readings.other) })}
          </button>
        </p>
      )}
    </form>
  );
}
