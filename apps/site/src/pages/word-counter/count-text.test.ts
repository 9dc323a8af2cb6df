import { expect, test } from 'vitest';
import { countText } from './count-text.ts';

test('an empty text has nothing of anything', () => {
  expect(Object.values(countText('')).every((value) => value === 0)).toBe(true);
  expect(Object.values(countText(' \n\t ')).filter((value) => value !== 0)).toEqual([4]);
});

test('English: words, characters, sentences and paragraphs', () => {
  expect(countText("It's order made visible. Is it?\n\nYes!")).toMatchObject({
    words: 7,
    arabicWords: 0,
    characters: 37,
    charactersWithoutSpaces: 30,
    sentences: 3,
    paragraphs: 2,
  });
});

test('Arabic: harakat are characters, but no letters', () => {
  expect(countText('النِّظَامُ جَمِيلٌ. أليس كذلك؟')).toMatchObject({
    words: 4,
    arabicWords: 4,
    charactersWithoutSpaces: 27,
    charactersWithoutTashkeel: 20,
    sentences: 2,
    paragraphs: 1,
  });
});

test('tatweel is a character, but not a letter', () => {
  const { charactersWithoutSpaces, charactersWithoutTashkeel } = countText('نـــسق');
  expect([charactersWithoutSpaces, charactersWithoutTashkeel]).toEqual([6, 3]);
});

test('mixed scripts: each word counts for its script', () => {
  expect(countText('منصة Nasaq الجديدة')).toMatchObject({ words: 3, arabicWords: 2 });
});

test('an emoji with modifiers is one character', () => {
  expect(countText('👩🏽‍💻').characters).toBe(1);
});

test('a line of dots is no sentence', () => {
  expect(countText('…\nOne sentence.').sentences).toBe(1);
});

test('marks of direction are no characters', () => {
  expect(countText('\u2068Nasaq\u2069 \u200Fنسق')).toEqual(countText('Nasaq نسق'));
});
