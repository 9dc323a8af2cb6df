import { expect, test } from 'vitest';
import { workingDays } from './promises.ts';

test.each([
  [1, 'one working day', 'يوم عمل واحد'],
  [2, 'two working days', 'يومي عمل'],
  [3, 'three working days', 'ثلاثة أيام عمل'],
  [10, 'ten working days', 'عشرة أيام عمل'],
  [11, '11 working days', '١١ يوم عمل'],
  [105, '105 working days', '١٠٥ أيام عمل'],
])('%i in words that agree', (count, english, arabic) => {
  expect(workingDays(count, 'en')).toBe(english);
  expect(workingDays(count, 'ar')).toBe(arabic);
});
