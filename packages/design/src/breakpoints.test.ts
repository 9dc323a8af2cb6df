import postcss from 'postcss';
import { expect, test } from 'vitest';
import designTokens from './build/postcss.ts';

const built = (css: string) => postcss([designTokens()]).process(css, { from: undefined }).css;

test('a breakpoint of the page follows the size of letters that its reader has chosen', () => {
  expect(built('@media (--from-tablet) { a { color: red } }')).toContain('@media (min-width: 48rem)');
});

test('a breakpoint of a container does not follow the size of letters on the page’s root', () => {
  expect(built('@container desk (--below-desk) { a { color: red } }')).toContain('@container desk (max-width: 1000px)');
  expect(built('@container desk (--below-phablet) { a { color: red } }')).toContain('(max-width: 639.84px)');
});

test('what a stylesheet asks of any element that comes or goes is asked of classes alone', () => {
  const slow = [
    '.row .row__fields:has(> *:nth-child(2)) > * { margin: 0 }',
    'body:has(.drag-overlay) * { cursor: grab }',
  ];
  expect(built(slow.join('\n'))).not.toMatch(/nth-child|drag-overlay\) \*/);
  expect(built('.row .row__fields:has(> *:nth-child(2)) > * {}')).toContain('.row__fields:not(:empty)>*');
});
