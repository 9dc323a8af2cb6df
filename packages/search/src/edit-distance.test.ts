import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

test.each([
  ['design', 'design', 0],
  ['desing', 'design', 1],
  ['edsign', 'design', 1],
  ['desgn', 'design', 1],
  ['desiign', 'design', 1],
  ['dezign', 'design', 1],
  ['dezing', 'design', 2],
  ['تصميم', 'تصيمم', 1],
  ['مستنداات', 'مستندات', 1],
  ['', 'ab', 2],
])('%s and %s are %i apart', (a, b, distance) => {
  expect(editDistance(a, b, 2)).toBe(distance);
  expect(editDistance(b, a, 2)).toBe(distance);
});

test('beyond the limit it is not counted on', () => {
  expect(editDistance('platform', 'business', 2)).toBe(3);
  expect(editDistance('a', 'abcdef', 2)).toBe(3);
  expect(editDistance('abcd', 'badc', 1)).toBe(2);
});
