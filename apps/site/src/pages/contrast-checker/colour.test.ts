import { contrast as contrastOfTokens, hex, hexOf } from '@nasaq/design';
import { expect, test } from 'vitest';
import { contrast, nearestPassing, oklchOf, rgbOf, shownRatio, type Rgb } from './colour.ts';
import { readColour } from './read-colour.ts';
import { hashOf, pairOf } from './shared-pair.ts';

const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];

test('contrast runs from 1 to 21, whichever is the ground', () => {
  expect(contrast(black, white)).toBeCloseTo(21, 5);
  expect(contrast(white, black)).toBeCloseTo(21, 5);
  expect(contrast(white, white)).toBe(1);
});

test.each([
  // The greys on white that are known to stand just below and just above 4.5.
  [[119, 119, 119], 4.47],
  [[118, 118, 118], 4.54],
] as const)('%j on white has %d', (grey, ratio) => {
  expect(shownRatio(contrast(grey, white))).toBe(ratio);
});

test('what is shown never flatters', () => {
  expect(shownRatio(4.499)).toBe(4.49);
  expect(shownRatio(7)).toBe(7);
});

test('oklch leads there and back for every shade', () => {
  for (let red = 0; red < 256; red += 15)
    for (let green = 0; green < 256; green += 15)
      for (let blue = 0; blue < 256; blue += 15) {
        const rgb: Rgb = [red, green, blue];
        expect(rgbOf(oklchOf(rgb))).toEqual(rgb);
      }
});

test("it agrees with what the product's own colours are reckoned by", () => {
  const [voice, ground] = ['oklch(0.5 0.19 262)', 'oklch(0.985 0.006 95)'];
  const read = [voice, ground].map((colour) => readColour(colour));
  expect(read.map((colour) => 'rgb' in colour && `#${hexOf(colour.rgb)}`)).toEqual([hex(voice), hex(ground)]);
  const [text, under] = read as { rgb: Rgb }[];
  expect(contrast(text!.rgb, under!.rgb)).toBeCloseTo(contrastOfTokens(voice, ground), 1);
});

test.each([
  ['#1e59cd', '1e59cd'],
  ['1E59CD', '1e59cd'],
  ['#abc', 'aabbcc'],
  ['#abcf', 'aabbcc'],
  ['#1e59cdff', '1e59cd'],
  ['rgb(30, 89, 205)', '1e59cd'],
  ['rgb(30 89 205 / 100%)', '1e59cd'],
  ['rgb(100% 0% 0%)', 'ff0000'],
  ['rgb(٣٠ ٨٩ ٢٠٥)', '1e59cd'],
  ['oklch(100% 0 0)', 'ffffff'],
  ['oklch(0 0 0deg)', '000000'],
])('%s is #%s', (typed, digits) => {
  const read = readColour(typed);
  expect('rgb' in read && hexOf(read.rgb)).toBe(digits);
});

test.each([
  ['', 'unreadable'],
  ['blue-ish', 'unreadable'],
  ['#12345', 'unreadable'],
  ['rgb(1 2)', 'unreadable'],
  ['rgb(1 2 x)', 'unreadable'],
  ['#1e59cd80', 'transparent'],
  ['rgb(30 89 205 / 50%)', 'transparent'],
])('%j: %s', (typed, problem) => {
  expect(readColour(typed)).toEqual({ problem });
});

test('a colour that screens cannot show is muted, and said to be', () => {
  const read = readColour('oklch(0.7 0.35 145)');
  expect(read).toMatchObject({ muted: true });
  expect('rgb' in read && oklchOf(read.rgb).lightness).toBeCloseTo(0.7, 1);
});

test('the nearest colour passes as it is shown, keeps its hue, and no step less would do', () => {
  for (const [colour, ground, wanted] of [
    [[90, 140, 220], white, 4.5],
    [[90, 140, 220], white, 7],
    [[60, 60, 90], [10, 16, 24], 4.5],
    [[200, 120, 40], [250, 250, 240], 4.5],
  ] as const) {
    const found = nearestPassing(colour, ground, wanted)!;
    expect(contrast(found, ground)).toBeGreaterThanOrEqual(wanted);
    expect(contrast(found, ground)).toBeLessThan(wanted + 0.15);
    const turned = Math.abs(oklchOf(found).hue - oklchOf(colour).hue);
    expect(Math.min(turned, 360 - turned)).toBeLessThan(6);
  }
});

test('what passes is its own nearest; what cannot pass has none', () => {
  expect(nearestPassing(black, white, 7)).toEqual(black);
  expect(nearestPassing([120, 120, 120], [120, 120, 120], 7)).toBeNull();
});

test('a shared address brings back the pair, and any other brings nothing', () => {
  const pair = { text: [30, 89, 205], ground: [250, 250, 240] } as const;
  expect(hashOf(pair)).toBe('#text=1e59cd&ground=fafaf0');
  expect(pairOf(hashOf(pair))).toEqual(pair);
  expect([pairOf(''), pairOf('#how'), pairOf('#text=1e59cd&ground=x')]).toEqual([null, null, null]);
});

test('a colour may have its name, in any case', () => {
  expect(readColour('RebeccaPurple')).toEqual({ rgb: [102, 51, 153], muted: false });
  expect(readColour('constructor')).toEqual({ problem: 'unreadable' });
});
