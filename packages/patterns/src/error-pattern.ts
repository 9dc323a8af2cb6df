import { clipOutlines } from './clip.ts';
import { fillOf } from './draw-tones.ts';
import { layTiles, pictureBox, toPicture, type View } from './layout.ts';
import { weaveNetwork, type Face } from './network.ts';
import { circlesOf, pathOf } from './path-data.ts';
import { centre, distance, type Point } from './point.ts';
import { recipes, type Recipe } from './recipe.ts';

export interface ErrorPatternOptions {
  width: number;
  height: number;
  /** Where the missing tile belongs, as parts of width and height. */
  focus?: Point;
  /** Length of an edge of the tiling in picture units. */
  edge?: number;
}

/** A finished pattern with one tile missing; all values are path data. */
export interface ErrorPattern {
  width: number;
  height: number;
  viewBox: string;
  /** Cut tiles: the petals, and the stars among them. */
  petals: string;
  stars: string;
  /** The empty place: the outline of the missing tile and the construction under it, to be stroked thinly. */
  socket: string;
  /** The missing tile, to be filled. */
  missing: string;
  /** Where the missing tile belongs: the origin for a turn or a move that brings it in. */
  middle: Point;
}

/** For the page that was not found. */
export function errorPattern({
  width,
  height,
  focus = { x: 0.5, y: 0.5 },
  edge = 56,
}: ErrorPatternOptions): ErrorPattern {
  const recipe = recipes.find(({ name }) => name === '8.hexagons/67.5') as Recipe;
  const middle = { x: width * focus.x, y: height * focus.y };
  const view: View = { width, height, zoom: edge, turn: 45, anchor: middle };
  const tiles = layTiles(recipe, view, 2.2);
  const { faces } = weaveNetwork(
    tiles.flatMap((tile) => tile.star),
    { x: 0, y: 0 },
  );
  const shown = faces.filter(
    (face) => face.bounded && clipOutlines([outline(face, view)], pictureBox(view, 0)).length > 0,
  );
  const lost = shown.filter((face) => distance(centre(face.corners), { x: 0, y: 0 }) < 0.01);
  const joint = 0.03;
  return {
    width,
    height,
    viewBox: `0 0 ${width} ${height}`,
    petals: fillOf(
      shown.filter((face) => face.parity === 0),
      view,
      joint,
    ),
    stars: fillOf(
      shown.filter((face) => face.parity === 1 && !lost.includes(face)),
      view,
      joint,
    ),
    socket: socketOf(lost, view, joint),
    missing: fillOf(lost, view, joint),
    middle: { x: Math.round(middle.x), y: Math.round(middle.y) },
  };
}

function outline(face: Face, view: View) {
  return { points: face.corners.map((p) => toPicture(view, p)), closed: true };
}

/** Outline, the circle through the tips, and the diameters that the craftsman laid out first. */
function socketOf(lost: readonly Face[], view: View, joint: number): string {
  const tips = lost.flatMap((face) => face.corners).map((p) => toPicture(view, p));
  const radius = Math.max(...tips.map((p) => distance(p, view.anchor)));
  const far = tips.filter((p) => distance(p, view.anchor) > radius * 0.99);
  const diameters = far
    .slice(0, far.length / 2)
    .map((p, i) => ({ points: [p, far[i + far.length / 2] as Point], closed: false }));
  return fillOf(lost, view, joint) + circlesOf([{ centre: view.anchor, radius }]) + pathOf(diameters);
}
