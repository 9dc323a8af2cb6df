import type { ScreeningQuestion } from '../content/careers.ts';

/** Field name of a screening question's answer. */
export function answerField({ id }: Pick<ScreeningQuestion, 'id'>): string {
  return `answer_${id}`;
}

/** Whether a field is that of a screening question. */
export function isAnswerField(name: string): boolean {
  return name.startsWith(answerField({ id: '' }));
}
