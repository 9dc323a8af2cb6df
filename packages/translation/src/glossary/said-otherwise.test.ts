import { expect, test } from 'vitest';
import { isSaidOtherwise } from './said-otherwise.ts';
import type { Term } from './term.ts';

const term = (english: string, arabic: string): Term => ({
  id: 1,
  accepted: { en: [english], ar: [arabic] },
  forbidden: { en: [], ar: [] },
  kind: 'noun',
  caseSensitive: false,
  keep: false,
});

test.each([
  ['its head alone', 'dashboard', 'لوحة مؤشرات', 'عشرة أسابيع حتى أول أربع لوحات.'],
  ['its verb', 'estimate', 'تقدير', 'كيف نقدّر الوقت والسعر'],
  ['the verb of another pattern', 'launch', 'إطلاق', 'نطلق يوم الاثنين أو الثلاثاء.'],
])('a term is said by %s', (_, english, arabic, text) => {
  expect(isSaidOtherwise(term(english, arabic), { said: english, text, to: 'ar' })).toBe(true);
});

test('a term is said by a name of the source that stays as it is', () => {
  const at = { text: 'تقرأ من SQL Server وOracle.', to: 'ar' as const };
  expect(isSaidOtherwise(term('server', 'خادم'), { said: 'Server', ...at })).toBe(true);
  expect(isSaidOtherwise(term('server', 'خادم'), { said: 'server', ...at })).toBe(false);
});

test('another word is another word', () => {
  expect(isSaidOtherwise(term('dashboard', 'لوحة مؤشرات'), { said: 'dashboard', text: 'أربع شاشات', to: 'ar' })).toBe(
    false,
  );
  expect(isSaidOtherwise(term('estimate', 'تقدير'), { said: 'estimate', text: 'كيف نحسب الوقت', to: 'ar' })).toBe(
    false,
  );
});
