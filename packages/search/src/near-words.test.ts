import { expect, test } from 'vitest';
import { NearWords } from './near-words.ts';

const words = new NearWords<string>();
for (const word of ['design', 'resign', 'typography', 'document', 'form', 'from', 'تصميم', 'ارتباط', 'مستودع', '2026'])
  words.add(word, word);

const near = (word: string) => words.near(word).map(({ value }) => value);

test.each([
  ['desing', ['design']],
  ['typograhpy', ['typography']],
  ['tyoprgaphy', ['typography']],
  ['documant', ['document']],
  ['dacumant', ['document']],
  ['تصيمم', ['تصميم']],
  ['ارتبات', ['ارتباط']],
])('%s is taken for %j', (typed, meant) => {
  expect(near(typed)).toEqual(meant);
});

test('what is one mistake away hides what is two away', () => {
  expect(near('designs')).toEqual(['design']);
});

test('two mistakes need six letters and the same beginning', () => {
  expect(near('frmo')).toEqual(['from']);
  expect(near('foorm')).toEqual(['form']);
  expect(near('kacument')).toEqual([]);
});

test('short words and numbers must be right', () => {
  expect(near('fom')).toEqual([]);
  expect(near('2025')).toEqual([]);
});
