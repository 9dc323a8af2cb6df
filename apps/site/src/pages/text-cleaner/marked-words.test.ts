import { expect, test } from 'vitest';
import { firstChoices } from './choices.ts';
import { cleanPart } from './clean-text.ts';
import { countSigns } from './invisible.ts';
import { markedWords } from './marked-words.ts';
import { soilText } from './soil-text.ts';

const marked = (text: string, choices = firstChoices) => {
  const { before, after } = markedWords(cleanPart(text, choices));
  const changed = (words: typeof before) => words.filter((word) => word.changed).map((word) => word.text);
  return { before: changed(before), after: changed(after), words: { before, after } };
};

test('whole words are marked on both sides, and only those that have changed', () => {
  expect(marked('هذا نـــسق جميل')).toMatchObject({ before: ['نـــسق'], after: ['نسق'] });
  expect(marked('نعم, لا')).toMatchObject({ before: ['نعم,'], after: ['نعم،'] });
  expect(marked('كما هو')).toMatchObject({ before: [], after: [] });
});

test('what went at an edge of a word marks the word', () => {
  expect(marked('أ نسق\u200F ب')).toMatchObject({ before: ['نسق'], after: ['نسق'] });
  expect(marked('\u200Fنسق')).toMatchObject({ after: ['نسق'] });
});

test('spaces that were two are marked themselves', () => {
  expect(marked('أ  ب')).toMatchObject({ before: ['  '], after: [' '] });
});

test('what nobody sees is named where it stands, also where it stays', () => {
  const { words } = marked('نسق\u200F و\uFEFFب', { ...firstChoices, direction: false, zeroWidth: false });
  expect(words.before.flatMap(({ text, signs }) => (signs.length > 0 ? [[text, signs]] : []))).toEqual([
    ['نسق', ['U+200F']],
    ['', ['U+FEFF']],
  ]);
});

test('invisible characters are counted by kind; those that hold a pictogram together are none', () => {
  expect([...countSigns('\u200Fأ\u200Fب\u202Ac\u202C 👩\u200D💻 ن\u200Dس')]).toEqual([
    ['rlm', 2],
    ['embedding', 2],
    ['zwj', 1],
  ]);
});

test('the example is a clean text that was soiled: cleaned, it is what it was', () => {
  const text = 'أهلًا بكم في المكتب، وأبوابه مفتوحة. اللقاء بلا موعد، ولا انتظار.';
  const dirty = soilText(text);
  expect(dirty).not.toBe(text);
  const { after, counts } = cleanPart(dirty, firstChoices);
  expect(after.text).toBe(text);
  expect(counts).toMatchObject({ forms: 2, direction: expect.any(Number), tatweel: expect.any(Number) });
});
