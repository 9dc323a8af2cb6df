import { expect, test } from 'vitest';
import { asDialled, isShortNumber } from './phone.ts';

test.each([
  ['tel:+20-100-123-4567', '+20-100-123-4567'],
  ['TEL:+201001234567;ext=5', '+201001234567'],
  ['(+20) 100 123 4567', '+20  100 123 4567'],
  ['(0020)1001234567', '+20 1001234567'],
  ['0020 100', '+20 100'],
  ['+20 100', '+20 100'],
  ['(02) 2516 4180', '(02) 2516 4180'],
  ['0100 123 4567', '0100 123 4567'],
  ['', ''],
])('%j is dialled as %j', (number, dialled) => {
  expect(asDialled(number)).toBe(dialled);
});

test('a hotline is a short number of its own country only', () => {
  expect(['16123', '19 777', '15000'].map((number) => isShortNumber(number, 'EG'))).toEqual([true, true, true]);
  expect(['1612', '161234', '12345', '20123', ''].some((number) => isShortNumber(number, 'EG'))).toBe(false);
  expect(isShortNumber('16123', 'SA')).toBe(false);
  expect(isShortNumber('16123', 'constructor')).toBe(false);
});
