import { clipOutlines } from './clip.ts';
import { drawCores, drawTones } from './draw-tones.ts';
import { layTiles, pictureBox, toPicture, type PlacedTile, type View } from './layout.ts';
import { weaveNetwork, type Face } from './network.ts';
import { circlesOf, pathOf } from './path-data.ts';
import type { PatternColours } from './pattern-svg.ts';
import { centre, distance, midpoint, type Point, type Segment } from './point.ts';
import { randomFrom } from './random.ts';
import { type Art, pickRecipe, type Recipe } from './recipe.ts';
import { followStrands } from './strands.ts';
import { chooseView } from './view.ts';

export interface GrowthOptions {
  key: string;
  width: number;
  height: number;
  colours: PatternColours;
  art?: Art | undefined;
}

/** Where along the picture each stage begins, from 0 to 1: circles, polygons in contact, stars, filled tiles. */
interface Stages {
  polygons: number;
  stars: number;
  tiles: number;
}

/** Of the four stages, the last that a sketch has reached. */
export type SketchStage = 1 | 2 | 3 | 4;

/**
 * The art of an entry as a craftsman draws it, from the start of the picture to its end: first only the circles, then
 * their polygons, then the stars that grow out of them, last the cut tiles. The tiling, its angle and turn are those of
 * the key's line art.
 */
export function growthSvg(options: GrowthOptions): string {
  return grow(options, { polygons: 0.25, stars: 0.5, tiles: 0.75 });
}

/** The same art as it stands on the table after a stage: the whole picture has come as far. */
export function sketchSvg({ stage, ...options }: GrowthOptions & { stage: SketchStage }): string {
  const begin = (at: SketchStage) => (stage >= at ? -1 : 2);
  return grow(options, { polygons: begin(2), stars: begin(3), tiles: begin(4) });
}

function grow({ key, width, height, colours, art }: GrowthOptions, stages: Stages): string {
  const random = randomFrom(`line/${key}`);
  const recipe = pickRecipe(random, 'line', art);
  const view = chooseView(random, recipe, 'line', 'cover', width, height);
  const tiles = layTiles(recipe, view, 2.2);
  // The edge of each stage is uneven, as work in progress is.
  const reached = new Map(tiles.map((tile) => [tile, along(view, tile.centre) + (random() - 0.5) * 0.07]));
  const from = (stage: number) => tiles.filter((tile) => reached.get(tile)! >= stage);
  const between = (stage: number, next: number) => from(stage).filter((tile) => reached.get(tile)! < next);

  const weight = Math.round(0.19 * Math.sqrt(view.zoom) * 10) / 10;
  const guide = (d: string) => stroke(colours.construction, 0.75, d);
  const line = (d: string) => stroke(colours.line, weight, d);
  const fresh = sidesOf(between(stages.polygons, stages.stars));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" fill="none" aria-hidden="true">` +
    guide(circles(from(stages.polygons), view) + strands(sidesOf(from(stages.stars)), view)) +
    line(circles(between(-1, stages.polygons), view) + marks(between(-1, stages.polygons), view)) +
    tiled(recipe, view, tiles, colours, stages.tiles) +
    line(strands(fresh, view)) +
    line(
      strands(
        from(stages.stars).flatMap(({ star }) => star),
        view,
      ),
    ) +
    '</svg>'
  );
}

/** How far along the picture a place of the tiling lies: 0 at the start, 1 at the end. */
function along(view: View, place: Point): number {
  return toPicture(view, place).x / view.width;
}

function tiled(
  recipe: Recipe,
  view: View,
  tiles: readonly PlacedTile[],
  colours: PatternColours,
  start: number,
): string {
  const network = weaveNetwork(
    tiles.flatMap(({ star }) => star),
    { x: 0, y: 0 },
  );
  const late = (face: Face) => along(view, centre(face.corners)) > start;
  const drawing = { recipe, view, tiles, network: { ...network, faces: network.faces.filter(late) } };
  const suits = (styles?: readonly string[]) => styles === undefined || styles.includes('tone');
  const fills = suits(recipe.only) && suits(recipe.sixfold) ? drawTones(drawing, 0) : drawCores(drawing);
  const tones = { 1: colours.tone1, 2: colours.tone2, 3: colours.tone3 };
  return fills.map(({ tone, d }) => `<path fill="${tones[tone]}" d="${d}"/>`).join('');
}

function sidesOf(tiles: readonly PlacedTile[]): Segment[] {
  return tiles.flatMap(({ points }) => points.map((p, i) => [p, points[(i + 1) % points.length] as Point] as const));
}

function strands(segments: readonly Segment[], view: View): string {
  const outlines = followStrands(weaveNetwork(segments, { x: 0, y: 0 })).map(({ points, closed }) => ({
    points: points.map((p) => toPicture(view, p)),
    closed,
  }));
  return pathOf(clipOutlines(outlines, pictureBox(view, 4)));
}

/** The circles of the principal stars, as far as they meet the picture. */
function circles(tiles: readonly PlacedTile[], view: View): string {
  const drawn = tiles
    .filter(({ principal }) => principal)
    .map(({ points: [p, q], centre: middle }) => ({
      centre: toPicture(view, middle),
      radius: distance(midpoint(p as Point, q as Point), middle) * view.zoom,
    }))
    .filter(({ centre: { x, y }, radius }) => {
      const dx = Math.max(-x, 0, x - view.width);
      const dy = Math.max(-y, 0, y - view.height);
      return Math.hypot(dx, dy) < radius;
    });
  return circlesOf(drawn);
}

/** Where the compasses stood. */
function marks(tiles: readonly PlacedTile[], view: View): string {
  const arm = 5;
  const crosses = tiles
    .filter(({ principal }) => principal)
    .map((tile) => toPicture(view, tile.centre))
    .flatMap(({ x, y }) => [
      {
        points: [
          { x: x - arm, y },
          { x: x + arm, y },
        ],
        closed: false,
      },
      {
        points: [
          { x, y: y - arm },
          { x, y: y + arm },
        ],
        closed: false,
      },
    ]);
  return pathOf(clipOutlines(crosses, pictureBox(view, 0)));
}

function stroke(colour: string, weight: number, d: string): string {
  return d && `<path stroke="${colour}" stroke-width="${weight}" stroke-miterlimit="8" d="${d}"/>`;
}
