import { stateLabel, type Locale, type SubmissionKind } from '@nasaq/contract';
import { stateTone } from './submission-record.ts';

interface Props {
  kind: SubmissionKind;
  language: Locale;
  state: string;
}

export function StateTag({ kind, language, state }: Props) {
  return <span className={`inbox-tag inbox-tag--${stateTone(state)}`}>{stateLabel(kind, state, language)}</span>;
}
