import { expect, test } from 'vitest';
import { fileSize } from './file-size.ts';

test.each([
  [0, '0 bytes'],
  [1, '1 bytes'],
  [1023, '1,023 bytes'],
  [1024, '1 KB'],
  [1536, '1.5 KB'],
  [1_234_567, '1.18 MB'],
  [10 * 1024 ** 2, '10 MB'],
  [1024 ** 3, '1 GB'],
  [1024 ** 5, '1 PB'],
  [1024 ** 6, '1,024 PB'],
])('%i bytes → %s', (bytes, expected) => {
  expect(fileSize(bytes, 'en')).toBe(expected);
});

test('in Arabic with the digits that the site has chosen', () => {
  expect(fileSize(1536, 'ar', 'arab')).toBe('١٫٥ كيلوبايت');
  expect(fileSize(1536, 'ar', 'latn')).toBe('1.5 كيلوبايت');
});
