import { expect, test } from 'vitest';
import { sourceAt } from './source-at.ts';

const block = (type: string, text: string, more: object = {}) => ({
  type,
  children: text === '' ? [] : [{ type: 'text', text }],
  ...more,
});
const en = {
  root: {
    children: [
      block('heading', 'Why', { tag: 'h2' }),
      block('paragraph', 'We read it. We measure it. Then we write.'),
      block('upload', ''),
      block('paragraph', 'It costs ten minutes.'),
    ],
  },
};
const ar = {
  root: { children: [block('heading', 'لماذا', { tag: 'h2' }), block('paragraph', 'نقرؤه. ونق'), block('upload', '')] },
};
const next = (paragraph: number, before: string) => {
  const found = sourceAt({ en, ar }, 'ar', { paragraph, before });
  return found?.sentences[found.sentence]!.text;
};

test.each([
  [0, '', 'Why'],
  [1, '', 'We read it.'],
  [1, 'نقر', 'We read it.'],
  [1, 'نقرؤه.', 'We measure it.'],
  [1, 'نقرؤه. ', 'We measure it.'],
  [1, 'نقرؤه. ونق', 'We measure it.'],
  [1, 'نقرؤه. ونقيسه؟ ثم نكتب. وأكثر.', 'Then we write.'],
  // Behind everything that is there.
  [3, '', 'It costs ten minutes.'],
  [9, '', 'It costs ten minutes.'],
])('in paragraph %i behind «%s», «%s» comes next', (paragraph, before, expected) =>
  expect(next(paragraph, before)).toBe(expected),
);

test('of plain texts as of rich ones; nothing of a source without words', () => {
  const values = { en: 'One line.\n\nAnother line. Its end.', ar: 'سطر.\nسطر' };
  expect(sourceAt(values, 'ar', { paragraph: 1, before: 'سطر آخر.' })).toMatchObject({
    text: 'Another line. Its end.',
    sentence: 1,
  });
  expect(sourceAt(values, 'ar', null)).toMatchObject({ text: 'One line.', sentence: 0 });
  expect(sourceAt({ en: '', ar: 'سطر' }, 'ar', null)).toBeNull();
});
