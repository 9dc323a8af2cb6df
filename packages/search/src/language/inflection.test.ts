import { expect, test } from 'vitest';
import { isInflection } from './inflection.ts';

test.each([
  ['design', 'designs'],
  ['estimate', 'estimating'],
  ['policy', 'policies'],
  ['plan', 'planning'],
  ['ship', 'shipped'],
  ['buy', 'bought'],
  ['paying', 'paid'],
])('%s and %s are forms of one word', (a, b) => {
  expect(isInflection(a, b) && isInflection(b, a)).toBe(true);
});

test.each([
  ['hospital', 'hospitality'],
  ['universe', 'university'],
  ['do', 'does'],
])('%s and %s are not', (a, b) => {
  expect(isInflection(a, b)).toBe(false);
});
