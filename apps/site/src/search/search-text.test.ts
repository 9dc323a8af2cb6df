import { maxSearchLength } from '@nasaq/contract';
import { expect, test } from 'vitest';
import { longestSearch, searchText } from './search-text.ts';

test('the browser knows how long a search may be', () => {
  expect(longestSearch).toBe(maxSearchLength);
});

test.each([
  [null, ''],
  ['   ', ''],
  ['  منصات الويب ', 'منصات الويب'],
  ['x'.repeat(5000), 'x'.repeat(200)],
  [`${'x'.repeat(199)}  y`, 'x'.repeat(199)],
])('%j is asked for as %j', (text, asked) => {
  expect(searchText(text)).toBe(asked);
});

test('a letter that the cut splits can still stand in an address', () => {
  const cut = searchText(`${'x'.repeat(199)}😀`);
  expect(decodeURIComponent(encodeURIComponent(cut))).toBe(`${'x'.repeat(199)}\uFFFD`);
});
