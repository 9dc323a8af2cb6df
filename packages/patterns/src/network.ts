import { add, distance, meet, scale, subtract, type Point, type Segment } from './point.ts';

/** One direction of an edge; its twin runs back. Indices point into `Network.halves`. */
export interface Half {
  readonly from: number;
  readonly to: number;
  readonly twin: number;
  /** Next half around the face that lies on the side of growing angles. */
  next: number;
  face: number;
}

export interface Face {
  readonly halves: readonly number[];
  readonly corners: readonly Point[];
  /** False only for the endless face around everything. */
  readonly bounded: boolean;
  /** Neighbours differ: every corner of these patterns has an even number of lines. */
  parity: 0 | 1;
}

/** The lines of a pattern as a planar graph. */
export interface Network {
  readonly points: readonly Point[];
  /** Halves that leave each point, by growing angle. */
  readonly leaving: readonly (readonly number[])[];
  readonly halves: readonly Half[];
  readonly faces: readonly Face[];
}

/** Cuts segments where they cross one another, so that they meet only at their ends. */
export function cutAtCrossings(segments: readonly Segment[]): Segment[] {
  return segments.flatMap(([from, to], i) => {
    const along = subtract(to, from);
    const length = distance(from, to);
    if (length < 1e-6) return [];
    const stops = [0, 1];
    segments.forEach(([p, q], j) => {
      if (i === j) return;
      const hit = meet(from, along, p, subtract(q, p));
      const margin = 1e-4 / length;
      if (hit && hit.t > margin && hit.t < 1 - margin && hit.s > -1e-6 && hit.s < 1 + 1e-6) stops.push(hit.t);
    });
    const cuts = stops
      .sort((a, b) => a - b)
      .filter((stop, k) => k === 0 || stop - (stops[k - 1] as number) > 1e-4 / length);
    return cuts
      .slice(1)
      .map((stop, k) => [add(from, scale(along, cuts[k] as number)), add(from, scale(along, stop))] as const);
  });
}

/**
 * Builds the graph; segments must meet only at their ends, and doubles are dropped.
 * The face around `seed` gets parity 1, and the others follow from it.
 */
export function weaveNetwork(segments: readonly Segment[], seed: Point): Network {
  const places = new Places();
  const { points } = places;
  const leaving: number[][] = [];
  const halves: Half[] = [];
  const angles: number[] = [];
  const known = new Set<number>();

  for (const [p, q] of segments) {
    const from = places.indexOf(p);
    const to = places.indexOf(q);
    const name = Math.min(from, to) * 2 ** 26 + Math.max(from, to);
    if (from === to || known.has(name)) continue;
    known.add(name);
    const half = halves.length;
    halves.push(
      { from, to, twin: half + 1, next: -1, face: -1 },
      { from: to, to: from, twin: half, next: -1, face: -1 },
    );
    angles.push(Math.atan2(q.y - p.y, q.x - p.x), Math.atan2(p.y - q.y, p.x - q.x));
    (leaving[from] ??= []).push(half);
    (leaving[to] ??= []).push(half + 1);
  }

  for (const around of leaving) {
    around.sort((a, b) => (angles[a] as number) - (angles[b] as number));
    around.forEach((half, k) => {
      // Arriving on the twin of this half, the face turns into the half before it.
      const before = around[(k + around.length - 1) % around.length] as number;
      (halves[(halves[half] as Half).twin] as Half).next = before;
    });
  }
  const faces = traceFaces(points, halves);
  colour(faces, halves, seed);
  return { points, leaving, halves, faces };
}

/** Points by place: two that differ only by rounding are one. */
class Places {
  readonly points: Point[] = [];
  private readonly raster = new Map<number, number>();

  indexOf(p: Point): number {
    const [x, y] = [p.x * fineness, p.y * fineness];
    // A point near a border of the raster may have been entered on the other side of it.
    for (const i of sides(x)) {
      for (const j of sides(y)) {
        const found = this.raster.get(i * 2 ** 26 + j);
        if (found !== undefined) return found;
      }
    }
    this.raster.set(Math.round(x) * 2 ** 26 + Math.round(y), this.points.length);
    return this.points.push(p) - 1;
  }
}

const fineness = 2000;

function sides(x: number): readonly number[] {
  const near = Math.round(x);
  const off = x - near;
  if (off > 0.25) return [near, near + 1];
  return off < -0.25 ? [near, near - 1] : [near];
}

function traceFaces(points: readonly Point[], halves: Half[]): Face[] {
  const faces: Face[] = [];
  halves.forEach((start, first) => {
    if (start.face >= 0) return;
    const around: number[] = [];
    for (let h = first; (halves[h] as Half).face < 0; h = (halves[h] as Half).next) {
      (halves[h] as Half).face = faces.length;
      around.push(h);
    }
    const corners = around.map((h) => points[(halves[h] as Half).from] as Point);
    let area = 0;
    corners.forEach((p, i) => {
      const q = corners[(i + 1) % corners.length] as Point;
      area += p.x * q.y - p.y * q.x;
    });
    faces.push({ halves: around, corners, bounded: area > 0, parity: 0 });
  });
  return faces;
}

/** Two colours, neighbour against neighbour, spreading from the face around the seed. */
function colour(faces: Face[], halves: readonly Half[], seed: Point): void {
  const done = new Set<number>();
  const spread = (first: number) => {
    done.add(first);
    const queue = [first];
    for (let current = queue.pop(); current !== undefined; current = queue.pop()) {
      const here = faces[current] as Face;
      for (const h of here.halves) {
        const there = (halves[(halves[h] as Half).twin] as Half).face;
        if (done.has(there)) continue;
        done.add(there);
        (faces[there] as Face).parity = here.parity === 0 ? 1 : 0;
        queue.push(there);
      }
    }
  };
  const start = faces.findIndex((face) => face.bounded && surrounds(face.corners, seed));
  if (start >= 0) {
    (faces[start] as Face).parity = 1;
    spread(start);
  }
  faces.forEach((face, i) => {
    if (face.bounded && !done.has(i)) spread(i);
  });
}

function surrounds(corners: readonly Point[], p: Point): boolean {
  let inside = false;
  corners.forEach((a, i) => {
    const b = corners[(i + 1) % corners.length] as Point;
    if (a.y > p.y !== b.y > p.y && p.x < a.x + ((p.y - a.y) * (b.x - a.x)) / (b.y - a.y)) inside = !inside;
  });
  return inside;
}
