import { expect, test } from 'vitest';
import { lintViolations } from './lint-violations.ts';

const rule = 'expressions(no-super-linear)';
const served = 'apps/site/src/ui/a.ts';

test.each([
  [
    'time that doubles with every comment',
    String.raw`export const a = /^(<!--.{0,40}?-->\s*)*<(div|p|h[1-6]|blockquote|pre|ul|ol|figure)(\s[^>]*)?>/i;`,
  ],
  ['time that doubles with every letter', 'export const a = /^(a+)+$/;'],
  ['the square of the length', String.raw`export const a = /\s+$/;`],
  ['an expression made of a text', "export const a = new RegExp('^(a+)+$');"],
  ['an expression made of a template', 'export const a = RegExp(`^(a+)+$`, "u");'],
])('%s: a deliberate violation is found', (_, text) => {
  expect(lintViolations(rule, served, text)).toEqual([rule]);
});

test('a test or a tool of this repository may take the square of a length, and no more', () => {
  expect(lintViolations(rule, 'apps/site/src/ui/a.test.ts', String.raw`export const a = /\s+$/;`)).toEqual([]);
  expect(lintViolations(rule, 'e2e/support/a.ts', 'export const a = /^(a+)+$/;')).toEqual([rule]);
});

test('a sound expression is no violation', () => {
  expect(lintViolations(rule, served, String.raw`export const a = /^<(?:div|p)(?:\s[^<>]*)?>/i;`)).toEqual([]);
});
