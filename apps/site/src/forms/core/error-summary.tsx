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

/** Takes the focus whenever it appears; each line leads to its field, and leaves with what was wrong there. */
export function ErrorSummary({ summary }: { summary: Summary }) {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  const { store } = useForm();
  const { problem } = summary;
  const open = useSyncExternalStore(
    store.subscribe,
    () => openFailures(summary, store),
    () => openFailures(summary, store),
  );
  const failures = open.split(' ').flatMap((name) => summary.failures.filter(({ field }) => field === name));

  useEffect(() => {
    if (summary) box.current?.focus();
  }, [summary]);

  if (!problem && failures.length === 0 && summary.failures.length > 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- without JavaScript it is what moves the focus to what went wrong
    <div ref={box} className="form-errors" role="alert" tabIndex={-1} autoFocus>
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

/** Names of those that are not mended yet, in the order of the page; what belongs to no field stays, at the end. */
function openFailures({ failures }: Summary, store: FormStore): string {
  const failed = new Set(failures.map(({ field }) => field));
  const ofFields = Object.keys(store.fields);
  const open = ofFields.filter((name) => failed.has(name) && store.failure(name));
  return [...open, ...[...failed].filter((name) => !ofFields.includes(name))].join(' ');
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
