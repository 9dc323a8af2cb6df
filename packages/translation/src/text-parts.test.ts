import { expect, test } from 'vitest';
import { readText } from './checks/reading/read-text.ts';
import { codesOf, valueOf } from './exchange/codes.ts';
import {
  captioned,
  footnote,
  heading,
  link,
  paragraph,
  part,
  picture,
  richText,
  table,
} from './exchange/testing/rich-texts.ts';
import { structureOf } from './structure.ts';
import { isEmpty, paragraphsOf, type RichNode } from './words.ts';

const text = richText(
  heading('h2', 'Plans'),
  paragraph('We answer', footnote('On working days.\nIn Cairo.'), ' within an hour.'),
  table(['Plan', 'Price'], ['Small', link('/contact', 'ask us')]),
  captioned(7, 'The desk in the morning'),
  part('callout', { tone: 'warning', title: 'Mind this', text: 'One line.\n\nAnother one.' }),
  part('code', { code: 'npm start\n  --quiet', title: 'Starting it' }),
  part('columns', { items: 'Cairo\nGiza' }),
);

test('every cell, line, caption and note of a text is a paragraph of its own, a note behind the paragraph that calls it', () => {
  expect(paragraphsOf(text).map(({ kind, words }) => `${kind}: ${words}`)).toEqual([
    'h2: Plans',
    'p: We answer within an hour.',
    'footnote: On working days. In Cairo.',
    'td: Plan',
    'td: Price',
    'td: Small',
    'td: ask us',
    'upload: The desk in the morning',
    'callout: Mind this',
    'callout: One line.',
    'callout: Another one.',
    'code: Starting it npm start --quiet',
    'li: Cairo',
    'li: Giza',
  ]);
});

test('checks read the same paragraphs, the links in cells among them, and no code', () => {
  const read = readText(text);
  expect(read.map(({ kind }) => kind)).toEqual(paragraphsOf(text).map(({ kind }) => kind));
  expect(read.find(({ text: words }) => words === 'ask us')?.links).toMatchObject([{ url: '/contact' }]);
  expect(read.find(({ kind }) => kind === 'code')?.text).toBe('Starting it');
});

test('a translator gets the words of every part, and nothing else of it', () => {
  const { codes, text: coded } = codesOf(text);
  const words = coded.filter((piece) => typeof piece === 'string');
  for (const said of ['On working days.', 'Price', 'The desk in the morning', 'Mind this', 'Another one.', 'Giza'])
    expect(words).toContain(said);
  expect(words.join(' ')).not.toContain('npm');
  expect(valueOf('richText', coded, codes)).toEqual(text);
});

test('the structure of a text has its tables, its pictures and the code, and no word of the other language', () => {
  const empty = structureOf({ name: 'body', kind: 'richText', localized: true, label: { en: '', ar: '' } }, text);
  expect(paragraphsOf(empty).filter(({ kind, words }) => words !== '' && kind !== 'code')).toEqual([]);
  const children = (empty as { root: RichNode }).root.children!;
  expect(children[2]!.children!.map((row) => row.children!.length)).toEqual([2, 2]);
  expect(children.slice(3)).toMatchObject([
    { value: 7, fields: null },
    { fields: { blockType: 'callout', tone: 'warning' } },
    { fields: { blockType: 'code', code: 'npm start\n  --quiet' } },
    { fields: { blockType: 'columns' } },
  ]);
});

test('a picture without a caption and a code are something to see, an empty callout is not', () => {
  expect(isEmpty(richText(picture(1)))).toBe(false);
  expect(isEmpty(richText(part('code', { code: 'x' })))).toBe(false);
  expect(isEmpty(richText(part('callout', { tone: 'note' })))).toBe(true);
});
