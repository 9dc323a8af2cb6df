import { expect, test } from 'vitest';
import { errorPattern, heroPattern, heroPatternSvg, logoMark } from './index.ts';

test('the mark is two closed strokes inside its box', () => {
  const { strokes, viewBox } = logoMark();
  expect(viewBox).toBe('0 0 240 240');
  expect(strokes).toHaveLength(2);
  for (const d of strokes) expect(d).toMatch(/^M[^Mm]+z$/);
});

test('the hero draws from its focus outwards, and construction reaches farther than the stars', () => {
  const { rings, heart } = heroPattern({ width: 1440, height: 720 });
  expect(rings.length).toBeGreaterThan(4);
  expect(rings[0]?.stars.length).toBeGreaterThan(0);
  expect(rings.every((ring) => ring.polygons !== '')).toBe(true);
  expect(rings.at(-1)?.stars).toEqual([]);
  expect(heart).toMatch(/^M.+z$/);
});

test('the hero stays small enough to stand in the page', () => {
  expect(heroPatternSvg({ width: 1440, height: 720 }).length).toBeLessThan(24_000);
  expect(heroPatternSvg({ width: 390, height: 560, edge: 44 }).length).toBeLessThan(16_000);
});

test('the pattern of the error page lacks exactly the tile that is given apart', () => {
  const { stars, missing, petals, socket } = errorPattern({ width: 720, height: 420 });
  const outlines = (d: string) => d.split('z').filter(Boolean).length;
  expect(outlines(missing)).toBe(1);
  expect(outlines(petals)).toBeGreaterThan(20);
  expect(stars).not.toContain(missing.slice(1));
  expect(socket.startsWith(missing)).toBe(true);
});
