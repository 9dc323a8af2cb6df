import { expect, test } from 'vitest';
import { firstDirection, wholeDirection } from './text-direction.ts';

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
