import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

type Colours = Record<string, string>;

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const light = block(':root {');
const ink = { ...light, ...block('.dark,\n.on-ink {') };
const dark = { ...ink, ...block('.dark {') };
const lapis = block('.on-lapis {');

const grounds: Record<string, Colours> = {
  paper: light,
  'ink section on paper': ink,
  'dark page': dark,
  'ink section in the dark theme': { ...dark, ground: dark.ink ?? '' },
  'lapis section on paper': { ...light, ...lapis },
  'lapis section in the dark theme': { ...dark, ...lapis },
};

describe.each(Object.entries(grounds))('%s', (_, colours) => {
  it.each(['ground', 'ground-sunk'])('body text reaches 7:1 on %s', (ground) => {
    expect(contrast(colours, 'text', ground)).toBeGreaterThanOrEqual(7);
    expect(contrast(colours, 'text-soft', ground)).toBeGreaterThanOrEqual(7);
  });

  it.each(['text-quiet', 'line-strong', 'voice', 'voice-strong'])('%s reaches 4.5:1 on both grounds', (name) => {
    expect(contrast(colours, name, 'ground')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colours, name, 'ground-sunk')).toBeGreaterThanOrEqual(4.5);
  });

  it('the text of a button reaches 4.5:1, at rest and under the pointer', () => {
    expect(contrast(colours, 'on-voice', 'voice')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colours, 'on-voice', 'voice-strong')).toBeGreaterThanOrEqual(4.5);
  });
});

describe.each([
  ['paper', light],
  ['dark page', dark],
] as const)('states on %s', (_, colours) => {
  it.each(['success', 'danger', 'warning', 'info'])('%s reaches 4.5:1', (name) => {
    expect(contrast(colours, name, 'ground')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colours, name, 'ground-sunk')).toBeGreaterThanOrEqual(4.5);
  });
});

/** Custom properties of one rule of the stylesheet. */
function block(head: string): Colours {
  const start = css.indexOf(`\n${head}\n`);
  if (start < 0) throw new Error(`tokens.css has no rule '${head}'.`);
  const body = css.slice(start, css.indexOf('\n}', start));
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

/** WCAG 2 contrast of two tokens. */
function contrast(colours: Colours, one: string, other: string): number {
  const [a, b] = [luminance(colours, one), luminance(colours, other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Relative luminance by the matrices of CSS Color 4: oklch → LMS → linear sRGB. */
function luminance(colours: Colours, name: string): number {
  const value = colours[name] ?? '';
  const reference = value.match(/^var\(--([\w-]+)\)$/)?.[1];
  if (reference) return luminance(colours, reference);
  const [lightness = Number.NaN, chroma = Number.NaN, hue = Number.NaN] = value.match(/[\d.]+/g)?.map(Number) ?? [];
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (channel: number) => Math.min(1, Math.max(0, channel));
  const red = clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
