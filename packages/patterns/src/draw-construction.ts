import { clipOutlines } from './clip.ts';
import { pictureBox, toPicture } from './layout.ts';
import { weaveNetwork } from './network.ts';
import { circlesOf, pathOf } from './path-data.ts';
import type { Drawing } from './drawing.ts';
import { distance, midpoint, type Point } from './point.ts';
import { followStrands } from './strands.ts';
import type { PatternDetail } from './style.ts';

/** What the craftsman draws first: the polygons in contact, and the circles of the principal ones. */
export function drawConstruction({ tiles, view }: Drawing, detail: PatternDetail): string {
  const sides = tiles.flatMap(({ points }) =>
    points.map((p, i) => [p, points[(i + 1) % points.length] as Point] as const),
  );
  const grid = followStrands(weaveNetwork(sides, { x: 0, y: 0 })).map(({ points, closed }) => ({
    points: points.map((p) => toPicture(view, p)),
    closed,
  }));
  const circles = tiles
    .filter((tile) => tile.principal)
    .flatMap(({ points, centre }) => {
      const [p, q] = points as [Point, Point];
      const radii = [distance(midpoint(p, q), centre), distance(p, centre)];
      return radii
        .slice(0, detail === 'thumb' ? 1 : 2)
        .map((radius) => ({ centre: toPicture(view, centre), radius: radius * view.zoom }));
    })
    .filter(({ centre: { x, y }, radius }) => meetsFrame(x, y, radius, view.width, view.height));
  return pathOf(clipOutlines(grid, pictureBox(view, 2))) + circlesOf(circles);
}

function meetsFrame(x: number, y: number, radius: number, width: number, height: number): boolean {
  const dx = Math.max(-x, 0, x - width);
  const dy = Math.max(-y, 0, y - height);
  return Math.hypot(dx, dy) < radius;
}
