import { clipOutlines } from './clip.ts';
import { drawConstruction } from './draw-construction.ts';
import { drawCores, drawTones, type ToneFill } from './draw-tones.ts';
import type { Drawing } from './drawing.ts';
import { drawStraps, type StrapLayer } from './draw-straps.ts';
import { layTiles, pictureBox, toPicture, type View } from './layout.ts';
import { weaveNetwork } from './network.ts';
import { pathOf } from './path-data.ts';
import { randomFrom } from './random.ts';
import { type Art, pickRecipe, type Recipe } from './recipe.ts';
import { followStrands } from './strands.ts';
import type { PatternDetail, PatternStyle } from './style.ts';
import { chooseView } from './view.ts';

export interface PatternOptions {
  /** The entry's key: the same key gives the same pattern everywhere and for ever. */
  key: string;
  style: PatternStyle;
  /** Size of the picture in its own units; strokes and detail are meant for about one unit a CSS pixel. */
  width: number;
  height: number;
  detail?: PatternDetail;
  /** A certain recipe instead of the key's own, for tests and drawings of the method. */
  recipe?: Recipe;
  /** What the key may choose from. */
  art?: Art;
}

/** A pattern as plain geometry: SVG path data in the units of the view box, empty where a style has no such layer. */
export interface Pattern {
  width: number;
  height: number;
  viewBox: string;
  style: PatternStyle;
  recipe: string;
  layers: {
    construction: string;
    lines: string;
    fills: ToneFill[];
    straps: StrapLayer | null;
  };
  /** Stroke widths in units of the view box. */
  weights: { construction: number; lines: number };
}

/** Characters of path data at most; a pattern that would need more is drawn larger. */
export const sizeLimits: Record<PatternDetail, number> = { thumb: 3_400, cover: 11_000 };

/** The art of one entry. Pure: no clock, no chance, no environment. */
export function pattern({ key, style, width, height, detail = 'cover', ...rest }: PatternOptions): Pattern {
  return drawn({ key, style, width, height, detail, ...rest }).pattern;
}

/** What a filled pattern grew from, to be laid over it: the same stars and crop as lines over their construction. */
export function patternLines(options: Omit<PatternOptions, 'style'>): Pattern {
  const { plan } = drawn({ ...options, style: 'tone' });
  return draw({ ...plan, style: 'line' });
}

function drawn({ key, style, width, height, detail = 'cover', recipe, art }: PatternOptions): Drawn {
  const random = randomFrom(`${style}/${key}`);
  const chosen = recipe ?? pickRecipe(random, style, art);
  const view = chooseView(random, chosen, style, detail, width, height);
  return drawWithin(sizeLimits[detail], { style, recipe: chosen, view, detail, taste: random() });
}

interface Drawn {
  pattern: Pattern;
  /** As it was drawn in the end. */
  plan: Plan;
}

interface Plan {
  style: PatternStyle;
  recipe: Recipe;
  view: View;
  detail: PatternDetail;
  taste: number;
}

/** Draws larger until the data is short enough: its amount grows with the area of the tiling that is seen. */
function drawWithin(limit: number, plan: Plan): Drawn {
  const pattern = draw(plan);
  const excess = sizeOf(pattern) / limit;
  if (excess <= 1) return { pattern, plan };
  return drawWithin(limit, { ...plan, view: { ...plan.view, zoom: plan.view.zoom * Math.sqrt(excess) * 1.02 } });
}

function draw({ style, recipe, view, detail, taste }: Plan): Pattern {
  // A face that shows must be closed: the tiles around the picture are needed too.
  const faces = style === 'tone' || style === 'strap' || style === 'crop';
  const tiles = layTiles(recipe, view, faces ? 2.2 : 0.3);
  const stars = style === 'sparse' ? tiles.filter((tile) => tile.principal) : tiles;
  const network = weaveNetwork(
    stars.flatMap((tile) => tile.star),
    { x: 0, y: 0 },
  );
  const drawing = { recipe, view, tiles, network };
  const unit = Math.sqrt(view.zoom);
  const heavy = style === 'crop' ? 0.34 : style === 'sparse' ? 0.16 : 0.19;
  const layers = {
    construction: style === 'line' || style === 'sparse' || style === 'crop' ? drawConstruction(drawing, detail) : '',
    lines: style === 'tone' || style === 'strap' ? '' : drawLines(drawing),
    fills: style === 'tone' ? drawTones(drawing, taste) : style === 'crop' ? drawCores(drawing) : [],
    straps: style === 'strap' ? drawStraps(drawing) : null,
  };
  return {
    width: view.width,
    height: view.height,
    viewBox: `0 0 ${view.width} ${view.height}`,
    style,
    recipe: recipe.name,
    layers,
    weights: { construction: detail === 'thumb' ? 0.5 : 0.75, lines: round(heavy * unit) },
  };
}

function drawLines({ network, view }: Drawing): string {
  const strands = followStrands(network).map(({ points, closed }) => ({
    points: points.map((p) => toPicture(view, p)),
    closed,
  }));
  return pathOf(clipOutlines(strands, pictureBox(view, 4)));
}

function sizeOf({ layers: { construction, lines, fills, straps } }: Pattern): number {
  const toned = fills.reduce((sum, fill) => sum + fill.d.length, 0);
  return construction.length + lines.length + toned + (straps ? straps.bands.length + straps.bridges.length : 0);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
