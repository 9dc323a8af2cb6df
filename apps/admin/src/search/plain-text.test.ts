import { expect, test } from 'vitest';
import { paragraph } from '../testing/drafts.ts';
import { block, body, cell, note, table, words } from '../testing/rich-text.ts';
import { plainText } from './plain-text.ts';

test('everything that a reader reads, a paragraph to a line; nothing that is for machines', () => {
  const entry = {
    id: 7,
    slug: 'a-slug',
    kind: 'boolean',
    body: paragraph('First  words\n of it'),
    benefits: [{ id: 'x', title: 'Fast', text: 'Very fast' }],
    year: 2026,
    nothing: null,
  };
  expect(plainText(entry)).toBe('First words of it\nFast\nVery fast');
});

test('what stands in the parts of a long text is found, and nothing of how they are stored', () => {
  const text = body(
    { ...words('Said'), children: [...words('Said').children, note('A note')] },
    table([cell(1, 'Plan'), cell(1, 'Price')]),
    block('callout', { tone: 'warning', title: 'Mind', text: 'One\nTwo' }),
    block('code', { code: 'npm start' }),
    { type: 'upload', value: 7, relationTo: 'media', fields: { caption: 'The desk' } },
  );
  const lines = ['Said', 'A note', 'Plan', 'Price', 'Mind', 'One', 'Two', 'npm start', 'The desk'];
  expect(plainText({ body: text })).toBe(lines.join('\n'));
});
