import { expect, test } from 'vitest';
import { cross, distance, signedArea, type Point } from '../point.ts';
import { recipes } from '../recipe.ts';
import type { Tiling } from './tiling.ts';

const tilings: { name: string; tiling: Tiling }[] = [...new Set(recipes.map((recipe) => recipe.tiling))].map(
  (tiling) => ({
    name: recipes.find((recipe) => recipe.tiling === tiling)?.name ?? '',
    tiling,
  }),
);

test('there are tilings of four-, six-, eight-, ten- and twelvefold symmetry', () => {
  expect(new Set(tilings.map(({ tiling }) => tiling.fold))).toEqual(new Set([4, 6, 8, 10, 12]));
});

test.each(tilings)('$name: the tiles fill their cell without a gap', ({ tiling }) => {
  const area = tiling.cell.reduce((sum, tile) => sum + signedArea(tile.points), 0);
  expect(area).toBeCloseTo(Math.abs(cross(...tiling.steps)), 6);
});

test.each(tilings)('$name: every edge has length 1, and the principal polygon stands on the origin', ({ tiling }) => {
  for (const { points } of tiling.cell) {
    points.forEach((p, i) => expect(distance(p, points[(i + 1) % points.length] as Point)).toBeCloseTo(1, 2));
  }
  expect(distance(tiling.cell[0]?.centre as Point, { x: 0, y: 0 })).toBeCloseTo(0, 6);
});
