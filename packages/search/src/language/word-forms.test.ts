import { expect, test } from 'vitest';
import { wordForms } from './word-forms.ts';

const shareStem = (a: string, b: string) => {
  const stems = new Set(wordForms(a).stems);
  return wordForms(b).stems.some((stem) => stems.has(stem));
};

test.each([
  ['design', 'designs'],
  ['designing', 'designed'],
  ['policy', 'policies'],
  ['خدمة', 'خدمات'],
  ['والخدمة', 'خدماتنا'],
  ['مهندس', 'المهندسين'],
  ['موقع', 'المواقع'],
  ['وظائف', 'وظيفة'],
  ['فواتير', 'فاتورة'],
  ['صورة', 'للصور'],
  ['مسئول', 'مسؤولين'],
  ['مكتب', 'ومكاتبكم'],
  ['تطبيق', 'تطبيقاتنا'],
  ['طالب', 'للطلبة'],
  ['paid', 'paying'],
  ['women', 'woman'],
])('%s and %s are forms of one word', (a, b) => {
  expect(shareStem(a, b)).toBe(true);
});

test.each([
  ['form', 'from'],
  ['متجر', 'متحف'],
  ['كتاب', 'مكتب'],
  ['طلب', 'للطلبة'],
])('%s and %s are not', (a, b) => {
  expect(shareStem(a, b)).toBe(false);
});

test('a word is folded alike however it is typed', () => {
  for (const word of ['إدارة', 'ادارة', 'إدَارَة', 'إدا\u200Cرة', 'ﺇﺩﺍﺭﺓ']) expect(wordForms(word).folded).toBe('اداره');
  expect(wordForms('don’t').folded).toBe('dont');
  expect(wordForms('Café').folded).toBe('cafe');
  expect(wordForms('١٢٣').folded).toBe('123');
});

test('the written form keeps what the folded one gives up', () => {
  expect(wordForms('الإدَارَة').written).toBe('الإدارة');
  expect(wordForms('الادارة').written).toBe('الادارة');
});
