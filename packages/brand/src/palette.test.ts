import { colours, contrast, hex, hues, tones } from '@nasaq/design';
import { describe, expect, it } from 'vitest';
import { type Ground, paletteOf, type Token } from './palette.ts';
import { readColour } from './colour.ts';

/** Every pair in use: what stands on what, with what it needs. As `colour.test.ts` of the design has them. */
const pairs: [above: Token, below: Token, needed: number][] = [
  ...(['ground', 'ground-sunk'] as const).flatMap((below) => [
    ['text', below, 7] as [Token, Token, number],
    ['text-soft', below, 7] as [Token, Token, number],
    ...(['text-quiet', 'line-strong', 'voice', 'voice-strong'] as const).map((above): [Token, Token, number] => [
      above,
      below,
      4.5,
    ]),
  ]),
  ['on-voice', 'voice', 4.5],
  ['on-voice', 'voice-strong', 4.5],
];
const states = ['success', 'danger', 'warning', 'info'] as const;
/** Where the spark is a letter, a ring or a fill. */
const sparkOn = new Set<Ground>(['dark', 'ink', 'ink in the dark', 'lapis', 'lapis in the dark']);

/** The pairs that fail, as sentences. */
function failures(colour: string, accent: string): string[] {
  const { grounds, tones: drawn } = paletteOf({ colour, accent });
  const failed: string[] = [];
  const check = (what: string, above: string, below: string, needed: number) => {
    const ratio = contrast(above, below);
    if (!(ratio >= needed)) failed.push(`${colour} ${accent}: ${what} has ${ratio.toFixed(3)}`);
  };
  for (const [name, ground] of Object.entries(grounds) as [Ground, Record<Token, string>][]) {
    for (const [above, below, needed] of pairs)
      check(`${above} on ${below}, ${name}`, ground[above], ground[below], needed);
    if (name === 'light' || name === 'dark')
      for (const state of states)
        for (const below of ['ground', 'ground-sunk'] as const)
          check(`${state} on ${below}, ${name}`, ground[state], ground[below], 4.5);
    if (sparkOn.has(name)) check(`the spark on ${name}`, ground.spark, ground.ground, 4.5);
  }
  for (const [name, { light }] of Object.entries(hues)) check(`the spark on ${name}`, drawn.saffron, light.ground, 4.5);
  check('a selected text', tones.ink, drawn.saffron, 4.5);
  return failed;
}

/** A seeded stream of numbers below `most`, so that a failure is found again. */
function numbers(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
}

const hexOf = (red: number, green: number, blue: number) =>
  `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
const extremes = [0, 1, 127, 128, 254, 255].flatMap((red) =>
  [0, 1, 128, 254, 255].flatMap((green) => [0, 1, 128, 254, 255].map((blue) => hexOf(red, green, blue))),
);

/** The whole proof is `BRANDS=10000`. */
const count = Number(process.env.BRANDS ?? 2_500);

describe(`${count} brands`, () => {
  it('no pair in use fails: random pairs, greys and extremes', { timeout: 60_000 + count * 30 }, () => {
    const below = numbers(7);
    const any = () => hexOf(below(256), below(256), below(256));
    const grey = () => {
      const value = below(256);
      return hexOf(value, value, value);
    };
    const brands = [
      ...extremes.map((colour, place): [string, string] => [colour, extremes.at(-place)!]),
      ...Array.from({ length: 256 }, (_, value): [string, string] => [hexOf(value, value, value), grey()]),
    ];
    while (brands.length < count) brands.push(brands.length % 9 === 0 ? [grey(), any()] : [any(), any()]);
    expect(brands.length).toBeGreaterThanOrEqual(count);
    const failed = brands.flatMap(([colour, accent]) => failures(colour, accent));
    expect(failed.slice(0, 10)).toEqual([]);
  });
});

it('the design’s own colours, and none, give exactly the design’s own palette', () => {
  expect(paletteOf({}).grounds).toEqual(colours);
  const own = paletteOf({ colour: hex(tones.lapis), accent: hex(tones.saffron) });
  expect(own.grounds).toEqual(colours);
  expect(own.adjusted).toEqual([]);
});

it('the same colours give the same palette', () => {
  expect(paletteOf({ colour: '#c2410c', accent: '#0d9488' })).toEqual(
    paletteOf({ colour: '#c2410c', accent: '#0d9488' }),
  );
});

it('a colour that can be read stands as it is; one that cannot gives way to a shade of it, and that is told', () => {
  const green = paletteOf({ colour: '#0f6b3e' });
  expect(hex(green.grounds.light.voice)).toBe('#0f6b3e');
  expect(green.adjusted.map(({ place }) => place)).toEqual(['section', 'dark']);
  const yellow = paletteOf({ colour: '#ffd400' });
  expect(hex(yellow.grounds.dark.voice)).toBe('#ffd400');
  const light = yellow.adjusted.find(({ place }) => place === 'light')!;
  expect(light).toMatchObject({ wanted: '#ffd400', needed: 4.5 });
  expect(light.ratio).toBeLessThan(4.5);
  expect(light.used).toBe(hex(yellow.grounds.light.voice));
});

it('a dark spark gains light until it is seen on ink, and what is drawn there follows', () => {
  const { adjusted, grounds, tones: drawn } = paletteOf({ accent: '#102a6b' });
  expect(adjusted).toMatchObject([{ place: 'spark', wanted: '#102a6b', needed: 4.5 }]);
  expect(drawn.saffron).toBe(grounds.ink.spark);
});

it.each([
  ['#1F4FD8', '#1f4fd8'],
  ['14d', '#1144dd'],
  [' #abcdef ', '#abcdef'],
  ['blue', null],
  ['#12345', null],
  ['#gggggg', null],
  ['rgb(1,2,3)', null],
  ['', null],
])('%s is read as %s', (typed, expected) => {
  expect(readColour(typed)).toBe(expected);
});
