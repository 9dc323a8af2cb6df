import { layTiles, toPicture, type PlacedTile, type View } from './layout.ts';
import { weaveNetwork } from './network.ts';
import { circlesOf, pathOf } from './path-data.ts';
import { centre, distance, midpoint, type Point } from './point.ts';
import { randomFrom } from './random.ts';
import { recipes, type Recipe } from './recipe.ts';
import { followStrands } from './strands.ts';

export interface HeroPatternOptions {
  width: number;
  height: number;
  /** Where the construction begins, as parts of width and height. */
  focus?: Point;
  /** How far the finished pattern has grown, as a part of the longer side; beyond it only construction stands. */
  growth?: number;
  /** Length of an edge of the tiling in picture units: the scale of the drawing. */
  edge?: number;
  /** Name of a recipe. */
  recipe?: string;
  key?: string;
}

/** One ring around the focus, in the order of drawing. */
export interface HeroRing {
  /** Data of one path each, with `pathLength="1"`. */
  circles: string[];
  /** Outlines of the polygons in contact: data of one path for all, faint enough to appear at once. */
  polygons: string;
  /** The stars in the polygons, each in as few strokes as a pen needs: one path each, with `pathLength="1"`. */
  stars: string[];
}

export interface HeroPattern {
  width: number;
  height: number;
  viewBox: string;
  rings: HeroRing[];
  /** The star in the middle, to be filled. */
  heart: string;
  weights: { construction: number; lines: number };
}

const ringCount = 8;

/**
 * The pattern of the first screen, which constructs itself: circles and polygons everywhere, and
 * around the focus the stars that grow out of them, ordered from the focus outwards.
 */
export function heroPattern({
  width,
  height,
  focus = { x: 0.68, y: 0.5 },
  growth = 0.5,
  edge = 74,
  recipe: name = '8.squares/67.5/3',
  key = 'nasaq',
}: HeroPatternOptions): HeroPattern {
  const recipe = recipes.find((candidate) => candidate.name === name) as Recipe;
  const anchor = { x: width * focus.x, y: height * focus.y };
  const view: View = { width, height, zoom: edge, turn: 0, anchor };
  const random = randomFrom(key);
  const longest = Math.max(width, height);
  const rings: HeroRing[] = Array.from({ length: ringCount }, () => ({ circles: [], polygons: '', stars: [] }));
  const drawn = new Set<string>();

  for (const tile of layTiles(recipe, view, 0)) {
    const away = distance(toPicture(view, tile.centre), anchor) / longest;
    const ring = rings[Math.min(ringCount - 1, Math.floor((away / 0.75) * ringCount))] as HeroRing;
    ring.polygons += openSides(tile, view, drawn).join('');
    if (tile.principal) ring.circles.push(circleAround(tile, view));
    // The edge of the growth is uneven, as work in progress is.
    if (away < growth * (0.8 + 0.4 * random())) ring.stars.push(...strokes(tile.star, view));
  }
  return {
    width,
    height,
    viewBox: `0 0 ${width} ${height}`,
    rings: rings.filter((ring) => ring.polygons !== '' || ring.stars.length > 0),
    heart: heartOf(recipe, view),
    weights: { construction: 0.75, lines: Math.round(edge * 0.25) / 10 },
  };
}

function circleAround(tile: PlacedTile, view: View): string {
  const [p, q] = tile.points as [Point, Point];
  return circlesOf([
    { centre: toPicture(view, tile.centre), radius: distance(midpoint(p, q), tile.centre) * view.zoom },
  ]);
}

/** The sides of a tile that no tile before it has drawn, joined where they meet. */
function openSides(tile: PlacedTile, view: View, drawn: Set<string>): string[] {
  const fresh = tile.points
    .map((p, i) => [p, tile.points[(i + 1) % tile.points.length] as Point] as const)
    .filter(([p, q]) => {
      const middle = midpoint(p, q);
      const place = `${Math.round(middle.x * 100)},${Math.round(middle.y * 100)}`;
      return !drawn.has(place) && drawn.add(place);
    });
  return strokes(fresh, view);
}

function strokes(segments: readonly (readonly [Point, Point])[], view: View): string[] {
  return followStrands(weaveNetwork(segments, { x: 0, y: 0 })).map(({ points, closed }) =>
    pathOf([{ points: points.map((p) => toPicture(view, p)), closed }]),
  );
}

/** The innermost face of the star that stands on the focus. */
function heartOf(recipe: Recipe, view: View): string {
  const here = layTiles(recipe, { ...view, width: 2, height: 2, anchor: { x: 1, y: 1 } }, 0);
  const { faces } = weaveNetwork(
    here.flatMap((tile) => tile.star),
    { x: 0, y: 0 },
  );
  const heart = faces.find((face) => face.bounded && distance(centre(face.corners), { x: 0, y: 0 }) < 0.01);
  return heart ? pathOf([{ points: heart.corners.map((p) => toPicture(view, p)), closed: true }]) : '';
}
