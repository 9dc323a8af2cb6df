import { expect, test } from 'vitest';
import { salaryRange } from './jobs.ts';

const plain = (text: string) => text.replace(/[\u200E\u200F\u061C\u2060\u200B]/g, '').replace(/\s/g, ' ');

test.each([
  ['en-US', 'EGP 42,000–64,000'],
  ['ar-EG-u-nu-arab', '٤٢٬٠٠٠–٦٤٬٠٠٠ ج.م.'],
])('%s writes the range as %s', (tag, text) => {
  expect(plain(salaryRange({ min: 42_000, max: 64_000, currency: 'EGP' }, tag))).toBe(text);
});

test('one amount is no range', () => {
  expect(plain(salaryRange({ min: 9_000, max: 9_000, currency: 'EGP' }, 'en-US'))).toMatch(/^~?EGP 9,000$/);
});
