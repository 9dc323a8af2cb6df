import { stateLabel, type Locale, type SubmissionKind } from '@nasaq/contract';
import { stateTone } from './submission-record.ts';
import { Tag } from '../../platform/staff/screens/tag.tsx';

interface Props {
  kind: SubmissionKind;
  language: Locale;
  state: string;
}

export function StateTag({ kind, language, state }: Props) {
  return <Tag tone={stateTone(state)}>{stateLabel(kind, state, language)}</Tag>;
}
