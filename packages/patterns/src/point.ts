/** Plane geometry in y-down units; directions in degrees, clockwise on the screen. */
export interface Point {
  readonly x: number;
  readonly y: number;
}
export type Segment = readonly [Point, Point];

export const add = (p: Point, q: Point): Point => ({ x: p.x + q.x, y: p.y + q.y });
export const subtract = (p: Point, q: Point): Point => ({ x: p.x - q.x, y: p.y - q.y });
export const scale = (p: Point, k: number): Point => ({ x: p.x * k, y: p.y * k });
export const midpoint = (p: Point, q: Point): Point => ({ x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 });
export const dot = (p: Point, q: Point): number => p.x * q.x + p.y * q.y;
export const cross = (p: Point, q: Point): number => p.x * q.y - p.y * q.x;
export const distance = (p: Point, q: Point): number => Math.hypot(p.x - q.x, p.y - q.y);

export function polar(degrees: number, radius = 1): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
}

export function rotate(p: Point, degrees: number): Point {
  const turn = polar(degrees);
  return { x: p.x * turn.x - p.y * turn.y, y: p.x * turn.y + p.y * turn.x };
}

/** Average of the corners. */
export function centre(points: readonly Point[]): Point {
  const sum = points.reduce(add, { x: 0, y: 0 });
  return scale(sum, 1 / points.length);
}

/** Positive for a polygon whose corners follow growing angles. */
export function signedArea(points: readonly Point[]): number {
  let area = 0;
  for (let i = 0; i < points.length; i++) area += cross(points[i] as Point, points[(i + 1) % points.length] as Point);
  return area / 2;
}

/** Parameters along both lines where `p + t·u` meets `q + s·v`; `null` where they are parallel. */
export function meet(p: Point, u: Point, q: Point, v: Point): { t: number; s: number } | null {
  const base = cross(u, v);
  if (Math.abs(base) < 1e-9) return null;
  const offset = subtract(q, p);
  return { t: cross(offset, v) / base, s: cross(offset, u) / base };
}
