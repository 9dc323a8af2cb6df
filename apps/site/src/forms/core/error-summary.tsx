import { useEffect, useRef, useSyncExternalStore, type MouseEvent, type ReactNode } from 'react';
import { paths } from '@nasaq/contract';
import { useLocale, useT } from '../../locale/translator.ts';
import type { Problem, ShownFailure } from '../../router/payload.ts';
import { useIsOn } from '../../router/use-is-on.ts';
import { TextLink } from '../../ui/buttons.tsx';
import { sentenceLabel, useFailureText } from './field-frame.tsx';
import type { FormStore } from './form-store.ts';
import { fieldId } from './form-values.ts';
import { useForm } from './use-field.ts';

/** Why a form was not sent. */
export interface Summary {
  failures: readonly ShownFailure[];
  problem?: Problem;
  retryAfter?: number;
  /** The API's own sentence. */
  message?: string;
}

/**
 * Takes the focus when the form was held back, and is read then; from there on it says what the fields say, in silence: a
 * field that is left speaks for itself. Each line leads to its field.
 */
export function ErrorSummary({ summary }: { summary: Summary }) {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  const { store } = useForm();
  const { problem } = summary;
  const open = () => openFailures(summary, store);
  const failures = JSON.parse(useSyncExternalStore(store.subscribe, open, open)) as ShownFailure[];
  const nothing = !problem && failures.length === 0 && summary.failures.length > 0;

  useEffect(() => {
    if (summary) box.current?.focus();
  }, [summary]);

  return (
    <div
      ref={box}
      className="form-errors"
      role="alert"
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- without JavaScript it is what moves the focus to what went wrong
      autoFocus
      aria-live="off"
      // Not taken away: what came back would take the focus from the field that somebody writes in.
      hidden={nothing}
    >
      <h2 className="form-errors__title">
        {failures.length > 0 ? t('forms.errors', { count: failures.length }) : t('forms.not_sent')}
      </h2>
      {problem && <ProblemText problem={problem} retryAfter={summary.retryAfter} message={summary.message} />}
      {failures.length > 0 && (
        <ul>
          {failures.map((failure) => (
            <li key={failure.field}>
              <FieldLink failure={failure} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** What the fields say now, in the order of the page; what belongs to no field stays, at the end. As JSON. */
function openFailures({ failures }: Summary, store: FormStore): string {
  const ofFields = Object.keys(store.fields).flatMap((name) => store.failure(name) ?? []);
  return JSON.stringify([...ofFields, ...failures.filter(({ field }) => !store.fields[field])]);
}

/** What belongs to no field of the page is said without a link. */
function FieldLink({ failure }: { failure: ShownFailure }): ReactNode {
  const locale = useLocale();
  const { fields } = useForm();
  const field = fields[failure.field];
  const failureText = useFailureText();
  const message = failureText(failure, locale, sentenceLabel(field));
  if (!field) return message;
  return (
    <a href={`#${fieldId(failure.field)}`} onClick={goToField}>
      {message}
    </a>
  );
}

/** Into the control itself, with its label in sight; the address stays as it is. */
function goToField(event: MouseEvent<HTMLAnchorElement>): void {
  const target = document.getElementById(event.currentTarget.hash.slice(1));
  const control = target?.matches('fieldset') ? target.querySelector('input') : target;
  if (!control) return;
  event.preventDefault();
  control.focus({ preventScroll: true });
  control.scrollIntoView({ block: 'center' });
}

interface Props {
  problem: Problem;
  /** Seconds. */
  retryAfter?: number;
  message?: string;
}

/** Why the form was not sent, what became of its input, and what to do. */
export function ProblemText({ problem, retryAfter, message }: Props) {
  const t = useT();
  const isOn = useIsOn();
  if (message && problem !== 'banned') return <p>{message}</p>;
  if (problem === 'too_many' && retryAfter)
    return <p>{t('forms.problem.too_many_until', { minutes: Math.max(1, Math.ceil(retryAfter / 60)) })}</p>;
  return (
    <>
      <p>{t(`forms.problem.${problem}`)}</p>
      {message && <p dir="auto">{message}</p>}
      {problem === 'failed' && (
        <p>
          {isOn('report') ? (
            <TextLink to={paths.report}>{t('titles.report')}</TextLink>
          ) : (
            <TextLink to={paths.contact}>{t('titles.contact')}</TextLink>
          )}
        </p>
      )}
    </>
  );
}
