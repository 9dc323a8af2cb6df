import { fold } from '@nasaq/contract';
import { wordsOf } from '@nasaq/search';

const shortest = 3;
const longest = 80;
/** A phone number, an identity card, an order: with as many digits it says something about a person. */
const mostDigits = 6;

/**
 * A search without results as it is counted: one spelling for what readers do not tell apart. `null` for what says
 * nothing to an editor, and for what may say who somebody is: mail addresses, long numbers, long texts.
 */
export function missedQuery(search: string): string | null {
  const words = wordsOf(search).map(({ text }) => fold(text));
  const query = words.join(' ');
  const digits = query.match(/\d/g)?.length ?? 0;
  if (query.length < shortest || query.length > longest || digits > mostDigits || /[@＠]/.test(search)) return null;
  return query;
}
