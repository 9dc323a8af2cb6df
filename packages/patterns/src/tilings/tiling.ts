import { add, polar, scale, type Point } from '../point.ts';

/** A polygon of a tiling, corners by growing angle, edges of about length 1. */
export interface Tile {
  readonly points: readonly Point[];
  readonly centre: Point;
  /** Number of sides of a regular polygon; 0 for any other. */
  readonly fold: number;
}

/** A periodic tiling of the plane: the tiles of one cell and the two steps that repeat it. */
export interface Tiling {
  readonly steps: readonly [Point, Point];
  readonly cell: readonly Tile[];
  /** Sides of its principal polygons: the symmetry of its stars. */
  readonly fold: number;
}

/** A regular polygon with edge 1, its first corner in the given direction from the centre. */
export function regularTile(sides: number, centre: Point, corner: number): Tile {
  const radius = 0.5 / Math.sin(Math.PI / sides);
  const points = Array.from({ length: sides }, (_, i) => add(centre, polar(corner + (360 * i) / sides, radius)));
  return { points, centre, fold: sides };
}

/** Distance from the centre of a regular polygon with edge 1 to its edges. */
export function apothem(sides: number): number {
  return 0.5 / Math.tan(Math.PI / sides);
}

export function shiftTile(tile: Tile, by: Point): Tile {
  return { ...tile, points: tile.points.map((p) => add(p, by)), centre: add(tile.centre, by) };
}

/**
 * Where the copies of a cell lie of which some part can be within `radius` of `about`.
 * The cell itself is taken to reach `reach` from its origin.
 */
export function cellOrigins(tiling: Tiling, about: Point, radius: number, reach: number): Point[] {
  const [a, b] = tiling.steps;
  const area = a.x * b.y - a.y * b.x;
  const i0 = (about.x * b.y - about.y * b.x) / area;
  const j0 = (a.x * about.y - a.y * about.x) / area;
  const span = radius + reach;
  const di = (span * Math.hypot(b.x, b.y)) / Math.abs(area);
  const dj = (span * Math.hypot(a.x, a.y)) / Math.abs(area);
  const origins: Point[] = [];
  for (let i = Math.ceil(i0 - di); i <= i0 + di; i++) {
    for (let j = Math.ceil(j0 - dj); j <= j0 + dj; j++) origins.push(add(scale(a, i), scale(b, j)));
  }
  return origins;
}
