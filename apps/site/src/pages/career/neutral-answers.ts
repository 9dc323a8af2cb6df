import { answerField, type ScreeningQuestion } from '@nasaq/contract';
import type { Neutral } from '../../forms/index.ts';

const answerPrefix = answerField({ id: '' });
const neutralPrefix = 'answer:';

/**
 * Each language of a job has its own questions, in the same order: an answer is that of the same place, a choice the one
 * of the same place.
 */
export function neutralAnswers(questions: readonly ScreeningQuestion[]): Neutral {
  return {
    write(field, value) {
      if (!field.startsWith(answerPrefix)) return [field, value];
      const place = questions.findIndex((question) => answerField(question) === field);
      if (place === -1) return null;
      const { kind, choices } = questions[place]!;
      const choice = kind === 'choice' ? choices.indexOf(value as string) : -1;
      return [`${neutralPrefix}${place}`, choice === -1 ? value : { choice }];
    },
    read(name, value) {
      if (name.startsWith(answerPrefix)) return null;
      if (!name.startsWith(neutralPrefix)) return [name, value as string];
      const question = questions[Number(name.slice(neutralPrefix.length))];
      return question ? [answerField(question), answerOf(question, value)] : null;
    },
  };
}

function answerOf({ kind, choices }: ScreeningQuestion, value: unknown): string {
  if (kind === 'choice') return choices[(value as { choice?: number } | null)?.choice ?? -1] ?? '';
  const text = typeof value === 'string' ? value : '';
  return kind === 'boolean' && text !== 'yes' && text !== 'no' ? '' : text;
}
