import { add, polar, scale } from '../point.ts';
import { apothem, regularTile, type Tiling } from './tiling.ts';

const origin = { x: 0, y: 0 };
const hexagonal = (step: number) => [polar(0, step), polar(60, step)] as const;

/** 4⁴ */
export const squares: Tiling = {
  fold: 4,
  steps: [polar(0), polar(90)],
  cell: [regularTile(4, origin, 45)],
};

/** 6³ */
export const hexagons: Tiling = {
  fold: 6,
  steps: hexagonal(2 * apothem(6)),
  cell: [regularTile(6, origin, 30)],
};

/** 4.8.8 */
export const octagons: Tiling = {
  fold: 8,
  steps: [polar(0, 2 * apothem(8)), polar(90, 2 * apothem(8))],
  cell: [regularTile(8, origin, 22.5), regularTile(4, { x: apothem(8), y: apothem(8) }, 0)],
};

/** 3.4.6.4 */
export const hexagonsAndSquares: Tiling = (() => {
  const [a, b] = hexagonal(2 * apothem(6) + 1);
  return {
    fold: 6,
    steps: [a, b],
    cell: [
      regularTile(6, origin, 30),
      regularTile(4, scale(a, 0.5), 45),
      regularTile(4, scale(b, 0.5), 15),
      regularTile(4, scale(add(b, scale(a, -1)), 0.5), 75),
      regularTile(3, scale(add(a, b), 1 / 3), 210),
      regularTile(3, scale(add(a, b), 2 / 3), 30),
    ],
  };
})();

/** 3.12.12 */
export const dodecagons: Tiling = (() => {
  const [a, b] = hexagonal(2 * apothem(12));
  return {
    fold: 12,
    steps: [a, b],
    cell: [
      regularTile(12, origin, 15),
      regularTile(3, scale(add(a, b), 1 / 3), 30),
      regularTile(3, scale(add(a, b), 2 / 3), 210),
    ],
  };
})();

/** 4.6.12 */
export const dodecagonsAndHexagons: Tiling = (() => {
  const [a, b] = hexagonal(2 * apothem(12) + 1);
  return {
    fold: 12,
    steps: [a, b],
    cell: [
      regularTile(12, origin, 15),
      regularTile(4, scale(a, 0.5), 45),
      regularTile(4, scale(b, 0.5), 15),
      regularTile(4, scale(add(b, scale(a, -1)), 0.5), 75),
      regularTile(6, scale(add(a, b), 1 / 3), 0),
      regularTile(6, scale(add(a, b), 2 / 3), 0),
    ],
  };
})();

/** 3.12.12 with 3.4.3.12: dodecagons on a square lattice, a square and four triangles between them. */
export const dodecagonsAndSquares: Tiling = (() => {
  const step = 2 * apothem(12);
  const gap = { x: step / 2, y: step / 2 };
  const triangle = 0.5 + apothem(3);
  return {
    fold: 12,
    steps: [polar(0, step), polar(90, step)],
    cell: [
      regularTile(12, origin, 15),
      regularTile(4, gap, 45),
      ...[0, 90, 180, 270].map((side) => regularTile(3, add(gap, polar(side, triangle)), side)),
    ],
  };
})();
