import { expect, test } from 'vitest';
import { splitOpening } from './split-opening.ts';

const toc = [{ id: 'a', text: 'A', level: 2 as const }];

test('what stands before the first heading is the opening', () => {
  expect(splitOpening({ html: '<p>One.</p><p>Two.</p><h2 id="a">A</h2><p>Three.</p>', toc })).toEqual({
    opening: { html: '<p>One.</p><p>Two.</p>', toc: [] },
    rest: { html: '<h2 id="a">A</h2><p>Three.</p>', toc },
  });
});

test('a text without headings is all opening, one that begins with a heading has none', () => {
  expect(splitOpening({ html: '<p>Only.</p>', toc: [] })).toEqual({
    opening: { html: '<p>Only.</p>', toc: [] },
    rest: { html: '', toc: [] },
  });
  expect(splitOpening({ html: '<h3>A</h3><p>One.</p>', toc }).opening.html).toBe('');
});
