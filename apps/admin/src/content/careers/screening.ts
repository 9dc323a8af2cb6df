import type { ScreeningQuestion } from '@nasaq/contract';
import type { Document } from '../../platform/http/published.ts';
import { presentStrings } from '../entry/reading/texts.ts';

export function presentScreening(questions: Document<'careers'>['questions']): ScreeningQuestion[] {
  return (questions ?? []).map((question) => ({
    id: question.id ?? '',
    label: question.label ?? '',
    kind: question.kind,
    choices: presentStrings(question.choices),
    required: question.required ?? false,
  }));
}
