import { add, distance, meet, midpoint, rotate, scale, subtract, type Point, type Segment } from './point.ts';
import type { Tile } from './tilings/tiling.ts';

interface Ray {
  readonly edge: number;
  readonly from: Point;
  readonly along: Point;
}

/**
 * The star that polygons in contact give to one tile. From the middle of each edge two rays enter
 * the tile, each at `angle` degrees to the edge; a ray ends where it meets its partner.
 * The method is E. H. Hankin's (1925), as C. S. Kaplan made it exact (2005); see docs/patterns.md.
 *
 * @param reach with how many of its neighbours' rays a ray crosses in a regular tile, counting the
 * one at which it ends: 1 gives a plain star, more give stars within stars.
 */
export function contactStar(tile: Tile, angle: number, reach: number): Segment[] {
  return tile.fold > 0 ? regularStar(tile, angle, reach) : matchedStar(tile, angle);
}

function raysOf(tile: Tile, angle: number): [onward: Ray, backward: Ray][] {
  return tile.points.map((p, edge) => {
    const q = tile.points[(edge + 1) % tile.points.length] as Point;
    const side = scale(subtract(q, p), 1 / distance(p, q));
    const from = midpoint(p, q);
    return [
      { edge, from, along: rotate(side, angle) },
      { edge, from, along: rotate(side, 180 - angle) },
    ];
  });
}

function regularStar(tile: Tile, angle: number, reach: number): Segment[] {
  const rays = raysOf(tile, angle);
  const sides = tile.fold;
  // A ray at an angle of d·180°/n runs straight to the middle of the d-th next edge: no partner beyond it.
  const farthest = (sides * angle) / 180;
  const steps = Math.max(1, Math.min(reach, Math.floor(farthest + 1e-6)));
  if (Math.abs(farthest - steps) < 1e-6) {
    return rays.map(([ray], i) => [ray.from, (rays[(i + steps) % sides] as [Ray, Ray])[0].from]);
  }
  return rays.flatMap(([ray], i) => {
    const partner = (rays[(i + steps) % sides] as [Ray, Ray])[1];
    const hit = meet(ray.from, ray.along, partner.from, partner.along);
    if (!hit) return [];
    const end = add(ray.from, scale(ray.along, hit.t));
    return [[ray.from, end] as const, [partner.from, end] as const];
  });
}

/** Kaplan's rule for other polygons: the pairs of rays that meet after the shortest way belong together. */
function matchedStar(tile: Tile, angle: number): Segment[] {
  const rays = raysOf(tile, angle).flat();
  const pairs: { i: number; j: number; cost: number; segments: Segment[] }[] = [];
  for (let i = 0; i < rays.length; i++) {
    for (let j = i + 1; j < rays.length; j++) {
      const [p, q] = [rays[i] as Ray, rays[j] as Ray];
      if (p.edge === q.edge) continue;
      const path = joinRays(p, q);
      if (path && path.every((segment) => staysInside(segment, tile.points))) {
        pairs.push({ i, j, cost: path.reduce((sum, [a, b]) => sum + distance(a, b), 0), segments: path });
      }
    }
  }
  const taken = new Set<number>();
  return pairs
    .sort((a, b) => a.cost - b.cost || a.i - b.i || a.j - b.j)
    .flatMap(({ i, j, segments }) => {
      if (taken.has(i) || taken.has(j)) return [];
      taken.add(i).add(j);
      return segments;
    });
}

function joinRays(p: Ray, q: Ray): Segment[] | null {
  const hit = meet(p.from, p.along, q.from, q.along);
  if (!hit) {
    const gap = subtract(q.from, p.from);
    const length = Math.hypot(gap.x, gap.y);
    const ahead = distance(scale(p.along, length), gap) < 1e-6;
    return ahead ? [[p.from, q.from]] : null;
  }
  if (hit.t < 1e-6 || hit.s < 1e-6) return null;
  const end = add(p.from, scale(p.along, hit.t));
  return [
    [p.from, end],
    [q.from, end],
  ];
}

function staysInside([from, to]: Segment, corners: readonly Point[]): boolean {
  const along = subtract(to, from);
  return !corners.some((p, i) => {
    const q = corners[(i + 1) % corners.length] as Point;
    const hit = meet(from, along, p, subtract(q, p));
    return hit !== null && hit.t > 1e-4 && hit.t < 1 - 1e-4 && hit.s > -1e-6 && hit.s < 1 + 1e-6;
  });
}
