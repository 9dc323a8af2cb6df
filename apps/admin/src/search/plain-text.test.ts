import { expect, test } from 'vitest';
import { paragraph } from '../testing/drafts.ts';
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
