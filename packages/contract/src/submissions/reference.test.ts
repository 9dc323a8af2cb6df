import { expect, test } from 'vitest';
import { readReference, referenceAlphabet, referenceLength } from './reference.ts';

test.each([
  ['as it was made', '7KXW2M9P'],
  ['in small letters', '7kxw2m9p'],
  ['in groups', '7KXW-2M9P'],
  ['with spaces and isolates, as copied from a mail', ' \u20667KXW 2M9P\u2069 '],
])('a reference %s is read', (_, typed) => {
  expect(readReference(typed)).toBe('7KXW2M9P');
});

test.each(['', '7KXW2M9', '7KXW2M9PP', '7KXW2M9O', '0KXW2M9P', '1KXW2M9P', 'LKXW2M9P', 'VKXW2M9P', '٧KXW2M9P'])(
  '%j cannot be one',
  (typed) => {
    expect(readReference(typed)).toBeNull();
  },
);

test('the alphabet has no letter twice and none that is taken for another', () => {
  expect(new Set(referenceAlphabet).size).toBe(referenceAlphabet.length);
  expect(referenceAlphabet).not.toMatch(/[01OIL V]/);
  expect(referenceAlphabet.length ** referenceLength).toBeGreaterThan(5e11);
});
