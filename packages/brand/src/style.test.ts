import { expect, it } from 'vitest';
import { artKey, lookKey, readArtKey, readDrawingKey, readLookKey } from './address.ts';
import { brandStyle, darkBrandStyle, darkStyleAddress, staffStyle, styleAddress } from './style.ts';

it('the look of the house has no stylesheet', () => {
  expect(styleAddress({})).toBeNull();
  expect(styleAddress({ corner: 'sharp' })).toBeNull();
  expect(staffStyle({})).toBe('');
});

it('a look is read from its address as it was written, and its hash is that of its rules', () => {
  const look = { colour: '#c2410c', accent: null, corner: 'soft', faces: null } as const;
  const address = styleAddress(look)!;
  expect(address).toMatch(/^\/brand\/c2410c-0-soft-0\.[\da-f]{13}\.css$/);
  expect(readLookKey(lookKey(look)!)).toEqual(look);
  expect(styleAddress({ ...look, colour: '#c2410d' })).not.toBe(address);
});

it.each(['', 'x', '12345-0-0-0-0', 'c2410c-0-square-0-0', 'c2410c-0-soft-../x', '0-0-0', '0-0-0-0-x'])(
  '%s is no look',
  (key) => {
    expect(readLookKey(key)).toBeNull();
  },
);

it('a key that was written before, with a fifth part, is the same look', () => {
  expect(readLookKey('c2410c-0-soft-0-p')).toEqual(readLookKey('c2410c-0-soft-0'));
});

it('the rules change the grounds of both themes, and leave printed paper alone', () => {
  const css = brandStyle({ colour: '#c2410c', accent: '#0d9488' });
  expect(css).toMatch(/^@media not print\{:root\{--voice:oklch/);
  for (const selector of ['.dark,.on-ink{', '.dark{', '.on-lapis{', '.on-hue{']) expect(css).toContain(selector);
  expect(brandStyle({ corner: 'round' })).not.toContain('--voice');
});

it('dark pages without scripts have each rule of the theme, with the same colours, and nothing else', () => {
  const look = { colour: '#c2410c', accent: '#0d9488', corner: 'round' } as const;
  const themed = [...brandStyle(look).matchAll(/([^{}]*\.dark[^{}]*)\{([^{}]+)\}/g)].map(([, , body]) => body);
  const without = [...darkBrandStyle(look).matchAll(/([^{}]+)\{([^{}]+)\}/g)];
  expect(themed.length).toBeGreaterThan(5);
  expect(without.map(([, , body]) => body)).toEqual(themed);
  for (const [, selector] of without) expect(selector).toMatch(/^(:root|:is\(:root\))/);
  expect(darkStyleAddress(styleAddress(look)!)).toMatch(/\.[\da-f]{13}\.dark\.css$/);
  expect(darkStyleAddress(styleAddress({ corner: 'round' })!)).toBeNull();
});

it('what patterns are made of is read as it was chosen', () => {
  expect(artKey([], false)).toBeNull();
  const key = artKey(['tenfold', 'fourfold'], true)!;
  expect(readArtKey(key)).toEqual({ families: ['fourfold', 'tenfold'], sensitive: true });
  expect(readDrawingKey(`c2410c-0-${key}`)).toEqual({ colour: '#c2410c', accent: undefined, art: key });
  expect(readDrawingKey('c2410c-0-x')).toEqual({ colour: '#c2410c', accent: undefined, art: undefined });
  expect(readDrawingKey('c2410c')).toBeNull();
});
