import { randomInt } from 'node:crypto';
import { referenceAlphabet, referenceLength } from '@nasaq/contract';

/** Not guessable, and not a count: it tells nobody how much is sent. */
export function newReference(): string {
  return Array.from({ length: referenceLength }, () => referenceAlphabet[randomInt(referenceAlphabet.length)]).join('');
}
