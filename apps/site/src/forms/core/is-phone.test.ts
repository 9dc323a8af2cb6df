import { expect, test } from 'vitest';
import { isPhone, phonePlans } from './is-phone.ts';

test.each([
  ['01001234567', 'EG'],
  ['1001234567', 'EG'],
  ['+20 100 123 4567', 'EG'],
  ['0020 100 123 4567', 'EG'],
  ['(02) 2516 4180', 'EG'],
  ['(+20) 100 123 4567', 'EG'],
  ['tel:+20-100-123-4567', 'EG'],
  ['16123', 'EG'],
  ['0501234567', 'SA'],
  ['+971 50 123 4567', 'AE'],
  ['+1 202 555 0123', 'US'],
  ['+44 20 7946 0018', 'GB'],
])('%s is a number in %s', (number, country) => {
  expect(isPhone(number, country)).toBe(true);
});

test.each([
  ['010012345', 'EG'],
  ['0100123456', 'EG'],
  ['010012345678', 'EG'],
  ['01301234567', 'EG'],
  ['+971 50 123 4567', 'EG'],
  ['01001234567 ext. 5', 'EG'],
  ['call me', 'EG'],
  ['16123', 'SA'],
  ['01001234567', 'XX'],
  ['01001234567', '__proto__'],
])('%s is none in %s', (number, country) => {
  expect(isPhone(number, country)).toBe(false);
});

test('a country that is known has an example, another has none', () => {
  expect(['EG', 'SA', 'XX'].map((country) => phonePlans.examplePhone!(country))).toEqual([
    '010 01234567',
    '051 234 5678',
    undefined,
  ]);
});
