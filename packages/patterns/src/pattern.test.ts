import { expect, test } from 'vitest';
import { pattern, patternLinesSvg, patternStyles, patternSvg, sizeLimits, styleFor, type Pattern } from './index.ts';
import { patternLines } from './pattern.ts';

const keys = Array.from({ length: 24 }, (_, i) => `entry-${i}`);
const sizes = [
  { detail: 'thumb', width: 420, height: 200 },
  { detail: 'thumb', width: 160, height: 300 },
  { detail: 'cover', width: 1200, height: 480 },
  { detail: 'cover', width: 600, height: 900 },
] as const;

test('the same key → the same pattern, to the byte', () => {
  for (const style of patternStyles) {
    const options = { key: 'web-platforms', style, width: 420, height: 200, detail: 'thumb' } as const;
    expect(patternSvg(options)).toBe(patternSvg(options));
  }
});

test('a known key keeps its pattern from version to version', () => {
  const { recipe, layers } = pattern({ key: 'qanater-bank', style: 'line', width: 320, height: 200, detail: 'thumb' });
  expect({ recipe, start: layers.lines.slice(0, 24) }).toMatchInlineSnapshot(`
    {
      "recipe": "12.4.3/60/3",
      "start": "M52.1 204l9.3-5.4 62.5-1",
    }
  `);
});

test('different keys → different patterns, of many kinds', () => {
  for (const style of patternStyles) {
    const drawn = keys.map((key) => pattern({ key, style, width: 420, height: 200, detail: 'thumb' }));
    expect(new Set(drawn.map((one) => JSON.stringify(one.layers))).size).toBe(keys.length);
    expect(new Set(drawn.map((one) => one.recipe)).size).toBeGreaterThan(8);
  }
});

test.each(sizes)('$detail of $width × $height stays inside its size limit', ({ detail, width, height }) => {
  for (const style of patternStyles) {
    for (const key of keys) {
      const svg = patternSvg({ key, style, width, height, detail });
      expect(svg.length).toBeLessThan(sizeLimits[detail] + 800);
      expect(svg.length).toBeGreaterThan(400);
    }
  }
});

test('every number is finite and has at most one decimal', () => {
  for (const style of patternStyles) {
    for (const key of keys) {
      for (const d of pathsOf(pattern({ key, style, width: 420, height: 200, detail: 'thumb' }))) {
        expect(d).toMatch(/^[Mmlaz\d .-]*$/);
        expect(d).not.toMatch(/\.\d\d/);
      }
    }
  }
});

test('every line stays near the picture', () => {
  for (const key of keys) {
    const { layers } = pattern({ key, style: 'line', width: 420, height: 200, detail: 'thumb' });
    const places = walk(layers.lines);
    expect(places.length).toBeGreaterThan(10);
    for (const { x, y } of places) {
      expect(Math.abs(x - 210)).toBeLessThan(216);
      expect(Math.abs(y - 100)).toBeLessThan(106);
    }
  }
});

test('every style has its layers', () => {
  const layersOf = (type: string) => pattern({ key: 'nawl', style: styleFor(type), width: 420, height: 200 }).layers;
  expect(layersOf('services')).toMatchObject({ fills: [], straps: null });
  expect(layersOf('services').construction).not.toBe('');
  expect(layersOf('works').fills.length).toBeGreaterThan(1);
  expect(layersOf('posts').fills.length).toBeLessThan(2);
  expect(layersOf('careers').straps?.bridges).not.toBe('');
  expect(layersOf('legals').lines.length).toBeLessThan(layersOf('services').lines.length * 2);
});

test('an unknown content type is drawn in lines', () => {
  expect(styleFor('constructor')).toBe('line');
  expect(styleFor('articles')).toBe('crop');
});

test('without a theme the colours are custom properties; given colours replace all of them', () => {
  const options = { key: 'a', style: 'tone', width: 100, height: 100, detail: 'thumb' } as const;
  expect(patternSvg(options)).toContain('var(--pattern-tone-1,currentColor)');
  const colours = { line: '#000', construction: '#111', tone1: '#222', tone2: '#333', tone3: '#444', strap: '#555' };
  expect(patternSvg({ ...options, colours })).not.toContain('var(');
});

function pathsOf({ layers }: Pattern): string[] {
  const { construction, lines, fills, straps } = layers;
  return [construction, lines, ...fills.map((fill) => fill.d), straps?.bands ?? '', straps?.bridges ?? ''];
}

/** The places that a path of moves and lines visits. */
function walk(d: string): { x: number; y: number }[] {
  const places: { x: number; y: number }[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [, command, body] of d.matchAll(/([Mmlz])([^Mmlz]*)/g)) {
    const numbers = ((body as string).match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    if (command === 'z') [x, y] = [startX, startY];
    for (let i = 0; i < numbers.length; i += 2) {
      x += numbers[i] as number;
      y += numbers[i + 1] as number;
      if (i === 0 && command !== 'l') [startX, startY] = [x, y];
      places.push({ x, y });
    }
  }
  return places;
}

test('the lines of a filled pattern are those of its own stars and crop, over their construction', () => {
  for (const key of keys) {
    const size = { width: 960, height: 720 };
    const [filled, lines] = [pattern({ key, style: 'tone', ...size }), patternLines({ key, ...size })];
    expect(lines.recipe).toBe(filled.recipe);
    expect(lines.layers.fills).toEqual([]);
    expect(lines.layers.construction).not.toBe('');
    const drawnAs = pattern({ key, style: 'line', ...size });
    expect(lines.layers.lines).not.toBe(drawnAs.layers.lines);
  }
  expect(patternLinesSvg({ key: 'a', width: 420, height: 200, detail: 'thumb' })).not.toContain('fill="var');
});
