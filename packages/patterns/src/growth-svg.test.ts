import { expect, test } from 'vitest';
import { growthSvg, sketchSvg } from './index.ts';

const colours = { line: 'L', construction: 'C', tone1: 'T1', tone2: 'T2', tone3: 'T3', strap: 'S' };
const keys = Array.from({ length: 40 }, (_, i) => `entry-${i}`);
const drawn = keys.map((key) => growthSvg({ key, width: 1600, height: 420, colours }));

test('the same key → the same drawing, another key → another', () => {
  expect(growthSvg({ key: 'entry-0', width: 1600, height: 420, colours })).toBe(drawn[0]);
  expect(new Set(drawn).size).toBe(keys.length);
});

test('tiles are cut only where the drawing ends', () => {
  for (const svg of drawn) {
    const tiles = [...svg.matchAll(/<path fill="T\d" d="([^"]+)"/g)].map(([, d]) => d!);
    expect(tiles.length).toBeGreaterThan(0);
    for (const d of tiles) expect(Number(/^M([\d.]+)/.exec(d)![1])).toBeGreaterThan(1000);
  }
});

test('begins with circles alone', () => {
  for (const svg of drawn) {
    const circles = /<path stroke="L"[^>]* d="(M[^"]*a[^"]*)"/.exec(svg)![1]!;
    expect(Number(/^M(-?[\d.]+)/.exec(circles)![1])).toBeLessThan(520);
  }
});

test('stays light enough for a picture that is seen first', () => {
  for (const svg of drawn) expect(svg.length).toBeLessThan(32_000);
});

test('a sketch has the whole picture at one stage: circles, then polygons, then stars, then tiles', () => {
  for (const key of keys) {
    const [circles, polygons, stars, tiles] = ([1, 2, 3, 4] as const).map((stage) =>
      sketchSvg({ key, stage, width: 640, height: 800, colours }),
    ) as [string, string, string, string];
    expect(circles).toMatch(/stroke="L"[^>]* d="M[^"]*a/);
    expect(circles).not.toContain('stroke="C"');
    expect(polygons).toContain('stroke="C"');
    for (const svg of [circles, polygons, stars]) expect(svg).not.toContain('fill="T');
    expect(new Set([circles, polygons, stars]).size).toBe(3);
    // The last sheet is the third with its tiles in it.
    expect(tiles.replaceAll(/<path fill="T\d"[^>]*>/g, '')).toBe(stars);
    expect(tiles).not.toBe(stars);
    expect(tiles.length).toBeLessThan(40_000);
  }
});
