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

test('of a text of which every word offends in the same way a hundred places are told, and those of other texts too', () => {
  const said = found({ ar: { text: 'كلمة  '.repeat(20_000) }, en: { text: 'Two  spaces.' } });
  const spaces = said.filter(({ check }) => check === 'double-space');
  expect(spaces.filter(({ locale }) => locale === 'ar')).toHaveLength(100);
  expect(spaces.filter(({ locale }) => locale === 'en')).toHaveLength(1);
});
