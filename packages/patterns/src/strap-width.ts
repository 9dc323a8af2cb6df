import { insetFace } from './inset.ts';
import { layTiles } from './layout.ts';
import { weaveNetwork } from './network.ts';
import { centre } from './point.ts';
import type { Recipe } from './recipe.ts';

const widest = 0.22;
const narrowest = 0.06;
const known = new WeakMap<Recipe, number>();

/** In edges of the tiling: as wide as the smallest opening of the pattern allows without filling it. */
export function strapWidth(recipe: Recipe): number {
  const found = known.get(recipe);
  if (found !== undefined) return found;
  const [a, b] = recipe.tiling.steps;
  const reach = Math.max(Math.hypot(a.x, a.y), Math.hypot(b.x, b.y));
  const view = { width: 2 * reach, height: 2 * reach, zoom: 1, turn: 0, anchor: { x: reach, y: reach } };
  const tiles = layTiles(recipe, view, 3);
  const { faces } = weaveNetwork(
    tiles.flatMap((tile) => tile.star),
    { x: 0, y: 0 },
  );
  // Beyond one cell the patch is torn, and its faces are not the pattern's.
  const whole = faces.filter((face) => {
    const { x, y } = centre(face.corners);
    return face.bounded && Math.abs(x) < reach && Math.abs(y) < reach;
  });
  let width = widest;
  while (width > narrowest && whole.some((face) => insetFace(face, width * 0.75) === null)) width *= 0.92;
  known.set(recipe, width);
  return width;
}
