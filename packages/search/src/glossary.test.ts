import { expect, test } from 'vitest';
import { glossaryWords } from './glossary-words.ts';
import { glossaryWordsBeginning, glossaryWordsNear, synonymsOf } from './glossary.ts';
import { wordForms } from './language/word-forms.ts';

test('a word leads to its translations in any inflection, from either language', () => {
  expect(synonymsOf(wordForms('invoices').stems).other).toContain('فاتورة');
  expect(synonymsOf(wordForms('والفواتير').stems).other).toContain('invoice');
  expect(synonymsOf(wordForms('vacancy').stems).own).toContain('job');
  expect(synonymsOf(wordForms('granite').stems)).toEqual({ own: [], other: [] });
});

test('its words are known by their beginning and in spite of a slip', () => {
  expect(glossaryWordsBeginning('ecomm')).toEqual(['ecommerce']);
  expect(glossaryWordsBeginning('ec')).toEqual([]);
  expect(glossaryWordsNear('supermrket')).toEqual(['supermarket']);
});

test('every line has English words, then Arabic ones', () => {
  const lines = glossaryWords.trim().split('\n');
  expect(lines.length).toBeGreaterThan(100);
  for (const line of lines) expect(line).toMatch(/^[a-z]+( [a-z]+)* \| [\p{Script=Arabic}]+( [\p{Script=Arabic}]+)*$/u);
});
