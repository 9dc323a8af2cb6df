import { expect, test } from 'vitest';
import { spellingsOf, wordsOf } from './words.ts';

test.each([
  ['Don’t, it\'s "e-mail"', ['Don’t', "it's", 'e', 'mail']],
  ["'quoted' and rock'n'roll'", ['quoted', 'and', "rock'n'roll"]],
  ["it'9 o'", ['it', '9', 'o']],
  ['القَانُونَ، وللقانونِ أثر.', ['القَانُونَ', 'وللقانونِ', 'أثر']],
  ['نـــسق ٢٠٢٦', ['نـــسق', '٢٠٢٦']],
  ['می‌خواهم \u2067نسق\u2069', ['می‌خواهم', 'نسق']],
  ['\u0301a\u0301', ['a\u0301']],
  ['𝐁old 𠮷野 🧱brick👩🏽‍🚀', ['𝐁old', '𠮷野', 'brick']],
  ["x'𝐁 x'🧱", ["x'𝐁", 'x']],
  ['\uD83Da\uDE00b', ['a', 'b']],
  ['', []],
])('the words of «%s» are %j', (text, words) => {
  expect(spellingsOf(text)).toEqual(words);
  expect(wordsOf(text).map(({ start, end }) => text.slice(start, end))).toEqual(words);
});

test('every character belongs to words as its category says', () => {
  const pattern = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}\u0640\u200C-\u200F]|['’](?=\p{L}))*/gu;
  const different: string[] = [];
  for (let code = 0; code < 0x1_10_00; code += 1) {
    const text = `a${String.fromCodePoint(code)}b ${String.fromCodePoint(code)}`;
    if (spellingsOf(text).join('|') !== (text.match(pattern) ?? []).join('|')) different.push(code.toString(16));
  }
  expect(different).toEqual([]);
});
