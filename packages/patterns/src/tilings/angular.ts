import { add, centre, polar, scale, subtract, type Point } from '../point.ts';
import { shiftTile, type Tile, type Tiling } from './tiling.ts';

/** Whole multiples of the first four directions: a place that edges of length 1 can reach. */
export type Place = readonly [number, number, number, number];

/** Interior angles of a polygon with edges of length 1, in whole steps between directions. */
export type Corners = readonly number[];

export interface AngularTiling {
  /** Directions in which edges may run: 8 (45° apart) or 10 (36° apart). */
  readonly directions: 8 | 10;
  readonly shapes: Readonly<Record<string, Corners>>;
  readonly steps: readonly [Place, Place];
  /** Shape, place of its first corner, direction of its first edge. The first is the principal polygon. */
  readonly cell: readonly (readonly [shape: string, place: Place, direction: number])[];
}

/**
 * A tiling by equilateral polygons whose angles are multiples of one angle, written down exactly.
 * The tilings of this kind here were found by a search over periodic cells and chosen by eye.
 */
export function angularTiling({ directions, shapes, steps, cell }: AngularTiling): Tiling {
  const turn = 360 / directions;
  const reach = (place: Place): Point =>
    place.reduce((sum, count, i) => add(sum, polar(i * turn, count)), { x: 0, y: 0 });
  const tiles = cell.map(([shape, place, direction]) =>
    tileAlong(shapes[shape] as Corners, reach(place), direction, turn),
  );
  const origin = (tiles[0] as Tile).centre;
  return {
    fold: (tiles[0] as Tile).fold,
    steps: [reach(steps[0]), reach(steps[1])],
    cell: tiles.map((tile) => shiftTile(tile, subtract({ x: 0, y: 0 }, origin))),
  };
}

function tileAlong(corners: Corners, start: Point, direction: number, turn: number): Tile {
  const points: Point[] = [];
  let place = start;
  let heading = direction;
  corners.forEach((_, i) => {
    points.push(place);
    place = add(place, scale(polar(heading * turn), 1));
    heading += 180 / turn - (corners[(i + 1) % corners.length] as number);
  });
  const regular = corners.every((angle) => angle === corners[0]);
  return { points, centre: centre(points), fold: regular ? corners.length : 0 };
}
