import { expect, test } from 'vitest';
import { findArticles } from './find-articles.ts';

const articles = [
  { title: 'Invoices and payment', summary: 'When a quote becomes an invoice, and how it is paid.' },
  { title: 'Quotes and approval', summary: 'What a quote holds.' },
  { title: 'الفواتير والدفع', summary: 'متى تصدر الفاتورة وكيف تُدفع في ٢٠٢٦.' },
  { title: 'أمان الحسابات', summary: 'كلمات المرور وإدارتها.' },
];

const titles = (query: string) => findArticles(articles, query).map(({ title }) => title);

test('every word must occur, in title or summary', () => {
  expect(titles('invoice quote')).toEqual(['Invoices and payment']);
  expect(titles('invoice holiday')).toEqual([]);
});

test('what stands in the title comes first', () => {
  expect(titles('quote')).toEqual(['Quotes and approval', 'Invoices and payment']);
});

test('case, accents and the beginnings of words do not matter', () => {
  expect(titles('  ÍNVOI ')).toEqual(['Invoices and payment']);
});

test.each([
  ['الفاتوره', 'الفواتير والدفع'],
  ['تدفع', 'الفواتير والدفع'],
  ['للحسابات', 'أمان الحسابات'],
  ['كلمات والمرور', 'أمان الحسابات'],
  ['2026', 'الفواتير والدفع'],
  ['امان', 'أمان الحسابات'],
  ['اداره', undefined],
  ['وادارتها', 'أمان الحسابات'],
])('Arabic is folded: %s finds %s', (query, title) => {
  expect(titles(query)[0]).toBe(title);
});

test('signs of regular expressions are plain text', () => {
  expect(titles('(.*')).toEqual([]);
});
