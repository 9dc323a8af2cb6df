import type { View } from './layout.ts';
import { cross } from './point.ts';
import { between, pick, type Random } from './random.ts';
import type { Recipe } from './recipe.ts';
import type { PatternDetail, PatternStyle } from './style.ts';

/** Repeats of the pattern along the shorter side of the picture. */
const repeats: Record<PatternStyle, Record<PatternDetail, readonly [number, number]>> = {
  line: { thumb: [1.15, 1.5], cover: [1.6, 2.1] },
  tone: { thumb: [1.25, 1.6], cover: [1.6, 2.1] },
  crop: { thumb: [0.75, 0.95], cover: [0.85, 1.1] },
  strap: { thumb: [1, 1.25], cover: [1.3, 1.6] },
  sparse: { thumb: [1.1, 1.4], cover: [1.4, 1.8] },
};

/** Turns that keep an axis of symmetry level, or halfway between two. */
const turns: Record<number, readonly number[]> = {
  4: [0, 22.5, 45],
  6: [0, 15, 30],
  8: [0, 22.5, 45],
  10: [0, 18, 54, 90],
  12: [0, 15, 30, 45],
};

/** Chooses scale, turn and crop; the same choices for every size of one picture. */
export function chooseView(
  random: Random,
  recipe: Recipe,
  style: PatternStyle,
  detail: PatternDetail,
  width: number,
  height: number,
): View {
  const [a, b] = recipe.tiling.steps;
  // Patterns of small stars repeat more often in the same space.
  const pitch = Math.sqrt(Math.abs(cross(a, b))) * (recipe.tiling.fold < 8 ? 1.9 : 1);
  const [few, many] = repeats[style][detail];
  const zoom = Math.min(width, height) / pitch / between(random, few, many);
  const turn = pick(random, turns[recipe.tiling.fold] ?? [0]);
  const places = style === 'crop' ? ([0.1, 0.3, 0.7, 0.9] as const) : ([0.33, 0.5, 0.67] as const);
  const anchor = { x: width * pick(random, places), y: height * pick(random, places) };
  return { width, height, zoom, turn, anchor };
}
