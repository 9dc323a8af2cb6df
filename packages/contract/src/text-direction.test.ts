import { expect, test } from 'vitest';
import { firstDirection, isolated, wholeDirection } from './text-direction.ts';

test.each([
  ['2 months.', 'ltr', 'ltr'],
  ['«شهران».', 'rtl', 'rtl'],
  ['Next.js هو', 'ltr', undefined],
  ['من Next.js', 'rtl', undefined],
  ['18:30, ٢٠٢٦', undefined, undefined],
  ['', undefined, undefined],
])('%s begins with a letter of %s and is whole of %s', (text, first, whole) => {
  expect(firstDirection(text)).toBe(first);
  expect(wholeDirection(text)).toBe(whole);
});

test('a text within a sentence is set apart in its own direction, or in one that it is given', () => {
  expect(isolated('نسق')).toBe('\u2068نسق\u2069');
  expect(isolated('K7QM-4XRN', 'ltr')).toBe('\u2066K7QM-4XRN\u2069');
  expect(isolated('١، ٢', 'rtl')).toBe('\u2067١، ٢\u2069');
});
