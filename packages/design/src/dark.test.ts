import { expect, it } from 'vitest';
import { darkStyles } from './build/dark-styles.ts';
import { inTheDark } from './dark.ts';

it.each([
  ['.dark', ':root'],
  [':root.dark', ':root:root'],
  ['.dark,\n.on-ink', ':root'],
  ['.dark .on-ink', ':root .on-ink'],
  ['.on-ink :focus-visible,.dark :focus-visible', ':root :focus-visible'],
  [':is(.dark, .on-ink, .on-hue) .client-mark', ':is(:root) .client-mark'],
  ['.pattern>.pattern__dark,:is(.dark,.on-ink) .pattern>.pattern__light', ':is(:root) .pattern>.pattern__light'],
  ['.dark :is(.radio,.tick) input:focus-visible+span', ':root :is(.radio,.tick) input:focus-visible+span'],
  ['.dark .drop:has(.drop__input:focus-visible)', ':root .drop:has(.drop__input:focus-visible)'],
  ['.image--dark', null],
  ['.pattern__dark', null],
  ['.dark-line', null],
  ['.on-ink', null],
])('%s is written for readers without scripts as %s', (selector, written) => {
  expect(inTheDark(selector)).toBe(written);
});

it('what is said of the other theme alone is refused, since it would be lost', () => {
  expect(() => inTheDark(':root:not(.dark) .a')).toThrow('cannot be said');
});

it('of a stylesheet there remain the rules of the dark, where they stood', () => {
  const css =
    ':root{--a:1}@layer base{a{b:c}.dark a{b:d}}@layer components{@media screen{.dark .e,.f{b:g}}@media print{.h{b:i}}}' +
    '.dark{--a:2;& .j{b:k}}@font-face{src:url(l)}.m{n:o;.dark & {n:p}}';
  expect(darkStyles(css)).toBe(
    '@layer base{:root a{b:d}}@layer components{@media screen{:root .e{b:g}}}:root{--a:2;& .j{b:k}}.m{:root & {n:p}}',
  );
});
