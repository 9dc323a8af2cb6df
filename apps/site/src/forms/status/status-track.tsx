import {
  finalStates,
  type Locale,
  stateLabel,
  type SubmissionKind,
  submissionStates,
  type SubmissionStatus,
} from '@nasaq/contract';
import { useMoment } from '../../locale/moment.tsx';
import { useFormat, useLocale, useT, useTranslator } from '../../locale/translator.ts';

/** The usual way as a line with a star at each state; what is passed is drawn in full. */
export function StatusTrack({ status }: { status: SubmissionStatus }) {
  const t = useT();
  const locale = useLocale();
  const { date } = useFormat();
  const steps = statusSteps(status, locale);
  return (
    <ol className={`track ${isFinal(status) ? 'track--final' : ''}`} aria-label={t('status.track')}>
      {steps.map(({ state, label, at, place }) => (
        <li key={state} className={`track__step track__step--${place}`} aria-current={place === 'current' && 'step'}>
          <Star />
          <span className="track__label">{label}</span>
          <span className="hidden-visually">{t(`status.place.${place}`)}</span>
          {at && (
            <time className="track__date" dateTime={at}>
              {date(at, 'short')}
            </time>
          )}
        </li>
      ))}
    </ol>
  );
}

/** The eightfold star of the brand: two squares. */
function Star() {
  return (
    <svg viewBox="-12 -12 24 24" className="track__star" aria-hidden="true">
      <path d="M-7-7H7V7H-7z" />
      <path d="M-7-7H7V7H-7z" transform="rotate(45)" />
    </svg>
  );
}

/** What happened, newest first; notes stand in the language they were written in. */
export function StatusHistory({ status: { kind, history } }: { status: SubmissionStatus }) {
  const t = useT();
  const { locale } = useTranslator();
  const moment = useMoment();
  return (
    <ol className="history">
      {history.toReversed().map(({ at, by, state, note }, index) => (
        <li key={`${at} ${state}`} className="history__event">
          <time dateTime={at} className="history__date">
            {moment(at)}
          </time>
          <div>
            <p className="history__what">
              {by === 'sender' && index === history.length - 1 ? (
                t('status.sent')
              ) : by === 'sender' && state === 'withdrawn' ? (
                t('status.withdrawn')
              ) : (
                <>
                  {state === null ? t('status.note') : stateLabel(kind, state, locale)}
                  <span className="history__by"> {t(`status.by.${by}`)}</span>
                </>
              )}
            </p>
            {note && (
              <p className="history__note" dir="auto">
                {note}
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

interface StatusStep {
  state: string;
  label: string;
  /** When it was reached; `null` where it was passed over or lies ahead. */
  at: string | null;
  place: 'passed' | 'current' | 'ahead';
}

/** States in which the usual way ends early. */
const sideStates: Record<SubmissionKind, readonly string[]> = {
  contacts: [],
  feedback: [],
  reports: ['duplicate', 'wont_fix'],
  orders: ['cancelled', 'declined'],
  applications: ['rejected', 'withdrawn'],
  responses: [],
};

/** The usual way of a submission, and where it is; one that ended early shows what it reached, and its end. */
export function statusSteps(status: SubmissionStatus, locale: Locale): StatusStep[] {
  const { kind, state } = status;
  const reached = new Map(status.history.flatMap(({ state: to, at }) => (to === null ? [] : [[to, at]])));
  const usual = Object.keys(submissionStates[kind]).filter((name) => !sideStates[kind].includes(name));
  const now = usual.indexOf(state);
  const shown = now === -1 ? [...usual.filter((name, index) => index === 0 || reached.has(name)), state] : usual;
  const current = shown.indexOf(state);
  return shown.map((name, index) => ({
    state: name,
    label: stateLabel(kind, name, locale),
    at: index === 0 ? status.receivedAt : index <= current ? (reached.get(name) ?? null) : null,
    place: index < current ? 'passed' : index === current ? 'current' : 'ahead',
  }));
}

/** Nothing more is expected. */
export function isFinal({ kind, state }: Pick<SubmissionStatus, 'kind' | 'state'>): boolean {
  return finalStates[kind].includes(state);
}
