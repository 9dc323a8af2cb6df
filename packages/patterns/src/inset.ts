import type { Face } from './network.ts';
import { add, cross, distance, dot, meet, scale, subtract, type Point } from './point.ts';

/**
 * A face drawn in by `by` on every side, with mitred corners: one point for each of its corners,
 * so that bands of width 2·`by` appear between neighbours. `null` where nothing would be left.
 */
export function insetFace(face: Face, by: number): Point[] | null {
  const corners = face.corners;
  const at = (i: number) => corners[(i + corners.length) % corners.length] as Point;
  const moved = corners.map((corner, i) => mitre(at(i - 1), corner, at(i + 1), by));
  const turned = moved.some((p, i) => {
    const q = moved[(i + 1) % moved.length] as Point;
    return dot(subtract(q, p), subtract(at(i + 1), at(i))) <= 0;
  });
  return turned ? null : moved;
}

function mitre(before: Point, corner: Point, after: Point, by: number): Point {
  const u = scale(subtract(corner, before), 1 / distance(before, corner));
  const v = scale(subtract(after, corner), 1 / distance(corner, after));
  const inward = (d: Point) => ({ x: -d.y * by, y: d.x * by });
  if (Math.abs(cross(u, v)) < 1e-4) return add(corner, inward(v));
  const [p, q] = [add(corner, inward(u)), add(corner, inward(v))];
  const hit = meet(p, u, q, v);
  return hit ? add(p, scale(u, hit.t)) : q;
}
