import { add, centre, polar, scale } from '../point.ts';
import { apothem, regularTile, type Tiling } from './tiling.ts';

/** Decagons edge to edge on a lattice of 72°, bow ties between them. */
export const decagonsAndBowties: Tiling = (() => {
  const [a, b] = [polar(0, 2 * apothem(10)), polar(72, 2 * apothem(10))];
  const middle = scale(add(a, b), 0.5);
  const [wide, half, waist] = [Math.sin((72 * Math.PI) / 180), 0.5, 0.5 - Math.sin((18 * Math.PI) / 180)];
  const corners = [
    [wide, -half],
    [wide, half],
    [0, waist],
    [-wide, half],
    [-wide, -half],
    [0, -waist],
  ] as const;
  const u = polar(36);
  const points = corners.map(([x, y]) => ({ x: middle.x + x * u.x - y * u.y, y: middle.y + x * u.y + y * u.x }));
  return {
    fold: 10,
    steps: [a, b],
    cell: [regularTile(10, { x: 0, y: 0 }, 18), { points, centre: centre(points), fold: 0 }],
  };
})();
