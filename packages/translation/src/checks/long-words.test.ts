import { expect, test } from 'vitest';
import { checksFor, found } from './testing/check.ts';

test.each(['ع', 'a', '1', '.', '(', '«'])(
  '200,000 times «%s» without a space is gone over once, not from each of them',
  (sign) => {
    const letters = sign.repeat(200_000);
    expect(found({ ar: { text: letters }, en: { text: letters } }).length).toBeLessThan(20);
  },
);

test('what stands beside such a word is checked as ever, at its place', () => {
  const text = `${'ع'.repeat(600)} كلمة  أخرى`;
  expect(checksFor({ ar: { text }, en: { text: 'Another word.' } })).toContain('double-space');
  const finding = found({ ar: { text }, en: { text: 'Another word.' } }).find(({ check }) => check === 'double-space');
  expect(text.slice(finding!.range!.from, finding!.range!.to)).toBe('  ');
});
