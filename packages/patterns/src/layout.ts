import { boxAround, touches, type Box } from './clip.ts';
import { contactStar } from './contact.ts';
import { cutAtCrossings } from './network.ts';
import { add, rotate, scale, subtract, type Point, type Segment } from './point.ts';
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
}

export const toPicture = (view: View, p: Point): Point => add(scale(rotate(p, view.turn), view.zoom), view.anchor);
export const fromPicture = (view: View, p: Point): Point => rotate(scale(subtract(p, view.anchor), 1 / view.zoom), -view.turn);

export function pictureBox(view: View, margin: number): Box {
  return { left: -margin, top: -margin, right: view.width + margin, bottom: view.height + margin };
}

/** The tiles that show in the picture, and those around them as far as `margin` edges. */
export function layTiles(recipe: Recipe, view: View, margin: number): PlacedTile[] {
  const { tiling } = recipe;
  const motifs = tiling.cell.map((tile) => ({
    ...tile,
    star: cutAtCrossings(contactStar(tile, recipe.angle, recipe.reach)),
    principal: tile.fold === tiling.fold,
  }));
  const reach = Math.max(...motifs.flatMap((tile) => tile.points.map((p) => Math.hypot(p.x, p.y))));
  const about = fromPicture(view, { x: view.width / 2, y: view.height / 2 });
  const radius = Math.hypot(view.width, view.height) / 2 / view.zoom + margin;
  const frame = pictureBox(view, margin * view.zoom);
  return cellOrigins(tiling, about, radius, reach).flatMap((origin) =>
    motifs
      .map((tile) => ({
        ...shiftTile(tile, origin),
        principal: tile.principal,
        star: tile.star.map(([p, q]) => [add(p, origin), add(q, origin)] as const),
      }))
      .filter((tile) => touches(boxAround(tile.points.map((p) => toPicture(view, p))), frame)),
  );
}
