import type { Block, Question } from '@nasaq/contract';
import { faqPage } from './json-ld.ts';

/** What the blocks of a page tell search engines: all questions of the page together, of which a page has one list. */
export function blockHead(blocks: readonly Block[], others: readonly Question[] = []): object | null {
  const questions = blocks.flatMap((block) => (block.type === 'questions' ? block.questions : []));
  return questions.length > 0 ? faqPage([...others, ...questions]) : null;
}
