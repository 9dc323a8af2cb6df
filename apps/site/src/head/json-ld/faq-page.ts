import type { Question } from '@nasaq/contract';
import { context } from './place.ts';

/** `null` where nothing is asked. */
export function faqPage(questions: Question[]): object | null {
  if (questions.length === 0) return null;
  return {
    '@context': context,
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
