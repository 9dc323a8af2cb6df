import { expect, test } from 'vitest';
import { growthSvg } from './index.ts';

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
