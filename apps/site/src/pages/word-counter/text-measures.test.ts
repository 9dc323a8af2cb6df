import { expect, test } from 'vitest';
import { keywords } from './keywords.ts';
import { smsParts, textTimes } from './count-text.ts';

test.each([
  ['', 'gsm', 0, 160],
  ['a'.repeat(160), 'gsm', 1, 0],
  ['a'.repeat(161), 'gsm', 2, 145],
  ['€'.repeat(80), 'gsm', 1, 0],
  ['س'.repeat(70), 'unicode', 1, 0],
  ['س'.repeat(71), 'unicode', 2, 63],
  ['Hello 🙂', 'unicode', 1, 62],
] as const)('an SMS of %j takes %s places', (text, encoding, parts, left) => {
  expect(smsParts(text)).toEqual({ encoding, parts, left });
});

test('Arabic takes longer to read than as many English words, and speaking longer than reading', () => {
  const english = textTimes({ words: 238, arabicWords: 0 });
  const arabic = textTimes({ words: 238, arabicWords: 238 });
  expect(english.reading).toBe(60);
  expect(arabic.reading).toBeGreaterThan(english.reading);
  expect(arabic.speaking).toBeGreaterThan(arabic.reading);
});

test('keywords: spellings are one word, stop words and single occurrences are none', () => {
  expect(keywords('The Pattern and the pattern and THE PATTERN of order')).toEqual([
    { word: 'Pattern', count: 3, density: 0.3 },
  ]);
  expect(keywords('نسق ونظام، نَسَق في نسق').map(({ word, count }) => [word, count])).toEqual([['نسق', 3]]);
});
