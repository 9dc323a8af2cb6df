import { expect, test } from 'vitest';
import { arabicRules } from '../../packages/translation/src/checks/house/arabic.ts';
import { breaches } from '../../packages/translation/src/checks/house/rule.ts';
import { textsIn } from './texts.ts';

const texts = await textsIn('ar');

test('there is Arabic of every kind to look at', () => {
  for (const place of ['interface', 'help', 'company', 'drawn'])
    expect(texts.filter((text) => text.place === place).length).toBeGreaterThan(150);
  expect(
    texts.map(({ text }) => text.match(/[\u0621-\u064a]{2,}/g)?.length ?? 0).reduce((a, b) => a + b),
  ).toBeGreaterThan(50_000);
});

const given = [
  // Behaviour names this text letter by letter.
  'قيمة {field} يجب ان تكون ما بين {min} و {max}',
  // An office of the last century writes so, in a scanned letter.
  'شئون',
  // What the text cleaner is tried with, and the signs that it puts in.
  'أهلًا بكم في المكتب',
  '«للعربية» و“للاتينية”',
];

test.each(arabicRules)('$name', (rule) => {
  expect(rule.wrong.filter((text) => breaches(rule, text).length === 0)).toEqual([]);
  expect(rule.right.filter((text) => breaches(rule, text).length > 0)).toEqual([]);
  const found = texts
    .filter(({ place, text }) => (rule.places?.includes(place) ?? true) && !given.some((words) => text.includes(words)))
    .flatMap(({ file, text }) => breaches(rule, text).map((breach) => `${file}: ${breach}`));
  expect(found).toEqual([]);
});

test('a word that has its tanween in one place has it in all', () => {
  const words = texts.flatMap(({ file, text }) =>
    [...text.matchAll(/[\u0621-\u065f]+/g)].map(([word]) => ({ file, word })),
  );
  const written = new Set(words.filter(({ word }) => word.endsWith('ًا')).map(({ word }) => word.replace('ً', '')));
  expect(written.size).toBeGreaterThan(300);
  // Written like a noun without its tanween: "whatever", "promised", "two thousand kinds", "two thirds of", "both dispatchers of".
  const bare = words.filter(({ word }) => written.has(word) && !/^(?:مهما|و?عدا|ألفا|ثلثا|مسؤولا|مركزا)$/.test(word));
  expect(bare.map(({ file, word }) => `${file}: ${word}`)).toEqual([]);
});
