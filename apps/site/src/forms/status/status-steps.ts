import {
  finalStates,
  stateLabel,
  submissionStates,
  type Locale,
  type SubmissionKind,
  type SubmissionStatus,
} from '@nasaq/contract';

export interface StatusStep {
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
