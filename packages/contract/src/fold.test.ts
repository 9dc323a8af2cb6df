import { expect, test } from 'vitest';
import { fold } from './fold.ts';

test.each([
  ['الإِدَارَةُ', 'الاداره'],
  ['مستشفى', 'مستشفي'],
  ['کتابی', 'كتابي'],
  ['نـــسق', 'نسق'],
  ['٢٠٢٦ و ۲۰۲۶', '2026 و 2026'],
  ['Café NAÏVE', 'cafe naive'],
  ['\u2067نسق\u2069', 'نسق'],
  ['ﻻ', 'لا'],
])('%s folds to %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test('folding twice changes nothing more', () => {
  const once = fold('آلةُ الحِسابِ');
  expect(fold(once)).toBe(once);
});
