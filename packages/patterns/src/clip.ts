import type { Outline } from './path-data.ts';
import type { Point } from './point.ts';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function boxAround(points: readonly Point[]): Box {
  const xs = points.map((p) => p.x);
  const ys = points.map((p) => p.y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

export function touches(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** The parts of polylines that lie in the box; a closed line that leaves it becomes open ones. */
export function clipOutlines(outlines: readonly Outline[], box: Box): Outline[] {
  return outlines.flatMap(({ points, closed }) => {
    const whole = points.every((p) => p.x >= box.left && p.x <= box.right && p.y >= box.top && p.y <= box.bottom);
    if (whole) return [{ points, closed }];
    const path = closed ? [...points, points[0] as Point] : points;
    const parts: Point[][] = [];
    let open: Point[] | null = null;
    for (let i = 1; i < path.length; i++) {
      const cut = clipSegment(path[i - 1] as Point, path[i] as Point, box);
      if (!cut) {
        open = null;
        continue;
      }
      if (!open || !cut.entersInside) {
        open = [cut.from];
        parts.push(open);
      }
      open.push(cut.to);
      if (!cut.endsInside) open = null;
    }
    return joinAtStart(parts, closed).map((part) => ({ points: part, closed: false }));
  });
}

/** A closed line cut open at its first corner is put together again there. */
function joinAtStart(parts: Point[][], closed: boolean): Point[][] {
  const [first, last] = [parts[0], parts.at(-1)];
  if (!closed || !first || !last || first === last) return parts;
  const [start, end] = [first[0] as Point, last.at(-1) as Point];
  if (start.x !== end.x || start.y !== end.y) return parts;
  return [[...last, ...first.slice(1)], ...parts.slice(1, -1)];
}

/** Liang–Barsky. */
function clipSegment(from: Point, to: Point, box: Box) {
  let [enter, leave] = [0, 1];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const sides = [
    [-dx, from.x - box.left],
    [dx, box.right - from.x],
    [-dy, from.y - box.top],
    [dy, box.bottom - from.y],
  ] as const;
  for (const [step, room] of sides) {
    if (step === 0 && room < 0) return null;
    if (step < 0) enter = Math.max(enter, room / step);
    if (step > 0) leave = Math.min(leave, room / step);
  }
  if (enter >= leave) return null;
  const at = (t: number) => (t === 0 ? from : t === 1 ? to : { x: from.x + t * dx, y: from.y + t * dy });
  return { from: at(enter), to: at(leave), entersInside: enter === 0, endsInside: leave === 1 };
}
