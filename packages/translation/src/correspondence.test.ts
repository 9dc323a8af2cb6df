import { expect, test } from 'vitest';
import { correspondence } from './correspondence.ts';

const partners = (first: string, second: string) =>
  correspondence(first.split(' ').filter(Boolean), second.split(' ').filter(Boolean))
    .map((pair) => pair.join('-'))
    .join(' ');

test.each([
  ['p p p', 'p p p', '0-0 1-1 2-2'],
  ['p p', '', ''],
  // One paragraph more before the second heading: what follows it still stands beside its own.
  ['h2 p p h2 p', 'h2 p h2 p', '0-0 1-1 3-2 4-3'],
  ['p h2 p', 'h2 p', '1-0 2-1'],
  // A heading that one language has alone.
  ['h2 p h3 p h2 p', 'h2 p p h2 p', '0-0 1-1 3-2 4-3 5-4'],
  ['p li li p', 'p li li li p', '0-0 1-1 2-2 3-4'],
  ['p upload p', 'p p upload p', '0-0 1-2 2-3'],
])('%s | %s', (first, second, expected) => expect(partners(first, second)).toBe(expected));
