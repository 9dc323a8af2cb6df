import type { Box } from './clip.ts';
import { contactStar } from './contact.ts';
import { cutAtCrossings } from './network.ts';
import { add, distance, rotate, scale, subtract, type Point, type Segment } from './point.ts';
import type { Recipe } from './recipe.ts';
import { cellOrigins, shiftTile, type Tile } from './tilings/tiling.ts';

/** How the plane of the tiling is seen: which point of it stands where in the picture. */
export interface View {
  readonly width: number;
  readonly height: number;
  /** Picture units per edge of the tiling. */
  readonly zoom: number;
  /** Degrees. */
  readonly turn: number;
  /** The place in the picture at which the tiling's origin (a principal star) stands. */
  readonly anchor: Point;
}

export interface PlacedTile extends Tile {
  /** Lines of the tile's star, cut at their crossings. */
  readonly star: readonly Segment[];
  readonly principal: boolean;
  /** Of the circle around it, in edges. */
  readonly radius: number;
}

export const toPicture = (view: View, p: Point): Point => add(scale(rotate(p, view.turn), view.zoom), view.anchor);
export const fromPicture = (view: View, p: Point): Point =>
  rotate(scale(subtract(p, view.anchor), 1 / view.zoom), -view.turn);

export function pictureBox(view: View, margin: number): Box {
  return { left: -margin, top: -margin, right: view.width + margin, bottom: view.height + margin };
}

/** The tiles that show in the picture, and those around them as far as `margin` edges. */
export function layTiles(recipe: Recipe, view: View, margin: number): PlacedTile[] {
  const { motifs, reach } = motifsOf(recipe);
  const about = fromPicture(view, { x: view.width / 2, y: view.height / 2 });
  const radius = Math.hypot(view.width, view.height) / 2 / view.zoom + margin;
  const frame = pictureBox(view, margin * view.zoom);
  return cellOrigins(recipe.tiling, about, radius, reach).flatMap((origin) =>
    motifs
      .filter((tile) => {
        const { x, y } = toPicture(view, add(tile.centre, origin));
        const room = tile.radius * view.zoom;
        return x + room > frame.left && x - room < frame.right && y + room > frame.top && y - room < frame.bottom;
      })
      .map((tile) => placeTile(tile, origin)),
  );
}

function placeTile(tile: PlacedTile, origin: Point): PlacedTile {
  const star = tile.star.map(([p, q]) => [add(p, origin), add(q, origin)] as const);
  return { ...shiftTile(tile, origin), star, principal: tile.principal, radius: tile.radius };
}

interface Motifs {
  readonly motifs: readonly PlacedTile[];
  /** How far the cell reaches from its origin. */
  readonly reach: number;
}

const known = new WeakMap<Recipe, Motifs>();

/** The stars of one cell, drawn once for each recipe. */
function motifsOf(recipe: Recipe): Motifs {
  const found = known.get(recipe);
  if (found) return found;
  const motifs = recipe.tiling.cell.map((tile) => {
    const principal = tile.fold === recipe.tiling.fold;
    return {
      ...tile,
      star: cutAtCrossings(contactStar(tile, recipe.angle, principal ? recipe.reach : 1)),
      principal,
      radius: Math.max(...tile.points.map((p) => distance(p, tile.centre))),
    };
  });
  const made = {
    motifs,
    reach: Math.max(...motifs.map(({ centre, radius }) => Math.hypot(centre.x, centre.y) + radius)),
  };
  known.set(recipe, made);
  return made;
}
