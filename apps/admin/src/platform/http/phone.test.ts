import { expect, test } from 'vitest';
import { isDialled, phonePlans, toE164 } from './phone.ts';

const { isPhone } = phonePlans;

test.each([
  ['01001234567', 'EG', '+201001234567'],
  ['0100 123 4567', 'EG', '+201001234567'],
  ['+20 100 123 4567', 'EG', '+201001234567'],
  ['0020 100 123 4567', 'EG', '+201001234567'],
  ['02 2345 6789', 'EG', '+20223456789'],
  ['050 123 4567', 'SA', '+966501234567'],
  ['(416) 555-0123', 'US', '+14165550123'],
  ['(+20) 100 123 4567', 'EG', '+201001234567'],
  ['tel:+20-100-123-4567', 'EG', '+201001234567'],
  ['16123', 'EG', '16123'],
  ['19 777', 'EG', '19777'],
])('%s in %s → %s', (number, country, expected) => {
  expect([isPhone(number, country), toE164(number, country)]).toEqual([true, expected]);
});

test.each([
  ['+966501234567', 'EG'],
  ['123', 'EG'],
  ['16123', 'SA'],
  ['0100123456', 'EG'],
  ['call 01001234567', 'EG'],
  ['02 2345 6789 ext. 5', 'EG'],
  ['01001234567', 'XX'],
  ['01001234567', ''],
  ['', 'EG'],
])('%j is no number of %j', (number, country) => {
  expect([isPhone(number, country), toE164(number, country)]).toEqual([false, '']);
});

test('a company prints a number of any country, or one that is dialled in its own', () => {
  const printed = ['+20 3 555 0100', '0020 3 555 0100', '+966 50 123 4567', '03 555 0100', '(03) 555-0100', '16123'];
  expect(printed.filter((number) => !isDialled(number))).toEqual([]);
  const none = [
    'abc',
    'call 16123',
    '+20 3',
    '+999 123 4567',
    '12',
    '1234567890123456',
    '+20 3 555 0100 ext. 5',
    '---',
  ];
  expect(none.filter(isDialled)).toEqual([]);
});
