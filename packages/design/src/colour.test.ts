import { describe, expect, it } from 'vitest';
import { contrast, hex } from './hex.ts';
import { colours, hues } from './table.ts';

const ofHues = Object.entries(hues).flatMap(([name, themes]) =>
  Object.entries(themes).map(([theme, ground]) => [`${name} in the ${theme}`, ground] as const),
);

describe.each([...Object.entries(colours), ...ofHues])('%s', (_, ground) => {
  it.each(['ground', 'ground-sunk'] as const)('body text reaches 7:1 on %s', (below) => {
    expect(contrast(ground.text, ground[below])).toBeGreaterThanOrEqual(7);
    expect(contrast(ground['text-soft'], ground[below])).toBeGreaterThanOrEqual(7);
  });

  it.each(['text-quiet', 'line-strong', 'voice', 'voice-strong'] as const)(
    '%s reaches 4.5:1 on both grounds',
    (name) => {
      expect(contrast(ground[name], ground.ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(ground[name], ground['ground-sunk'])).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('the text of a button reaches 4.5:1, at rest and under the pointer', () => {
    expect(contrast(ground['on-voice'], ground.voice)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(ground['on-voice'], ground['voice-strong'])).toBeGreaterThanOrEqual(4.5);
  });
});

it.each(['light', 'dark'] as const)('no hue is louder than another: %s', (theme) => {
  const grounds = Object.values(hues).map((hue) => contrast(hue[theme].text, hue[theme].ground));
  expect(Math.max(...grounds) / Math.min(...grounds)).toBeLessThan(1.25);
});

describe.each(['light', 'dark'] as const)('states on a %s page', (theme) => {
  const page = colours[theme];
  it.each(['success', 'danger', 'warning', 'info'] as const)('%s reaches 4.5:1', (name) => {
    expect(contrast(page[name], page.ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(page[name], page['ground-sunk'])).toBeGreaterThanOrEqual(4.5);
  });
});

it.each([
  ['oklch(1 0 0)', '#ffffff'],
  ['oklch(0 0 0)', '#000000'],
  // As CSS Color 4 gives it.
  ['oklch(0.62796 0.25768 29.234)', '#ff0000'],
])('%s is %s', (oklch, expected) => {
  expect(hex(oklch)).toBe(expected);
});

it('black on white is 21:1', () => {
  expect(contrast('oklch(0 0 0)', 'oklch(1 0 0)')).toBeCloseTo(21, 5);
});

it('what is no opaque oklch colour is refused', () => {
  expect(() => hex('oklch(0 0 0 / 12%)')).toThrow();
});
