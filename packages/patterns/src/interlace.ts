import { insetFace } from './inset.ts';
import type { Face, Half, Network } from './network.ts';
import type { Point, Segment } from './point.ts';

export interface Interlace {
  /** What stays free between the straps; their borders are the straps' borders. */
  readonly openings: readonly (readonly Point[])[];
  /** Borders of the upper strap across each crossing. */
  readonly bridges: readonly Segment[];
  readonly crossings: readonly Crossing[];
}

export interface Crossing {
  /** Index of the point in the network. */
  readonly point: number;
  /** The half that leaves the crossing along the upper strap (its opposite belongs to it too). */
  readonly over: number;
}

/**
 * Straps of width 2·`by` over every line, going over and under in turn. A strap is above where it
 * arrives with a face of parity 1 on its left; since neighbours differ in parity, the face on its
 * left changes at each crossing, and so every strap alternates along its whole way.
 *
 * @param shows leaves out faces that are not seen.
 */
export function interlace(network: Network, by: number, shows: (face: Face) => boolean = () => true): Interlace {
  const corners = new Map<number, Point>();
  const openings: Point[][] = [];
  for (const face of network.faces) {
    if (!face.bounded || !shows(face)) continue;
    const inset = insetFace(face, by);
    if (!inset) continue;
    openings.push(inset);
    face.halves.forEach((half, i) => corners.set(half, inset[i] as Point));
  }
  const crossings = network.leaving.flatMap((around, point) =>
    around.length === 4 ? [{ point, over: upper(network, around) }] : [],
  );
  const bridges = crossings.flatMap(({ point, over }) => {
    const around = network.leaving[point] as readonly number[];
    const k = around.indexOf(over);
    // The corner in the sector after half k belongs to the face that half k borders.
    const sector = (offset: number) => corners.get(around[(k + offset) % 4] as number);
    return [segment(sector(0), sector(1)), segment(sector(2), sector(3))].filter((bridge) => bridge !== null);
  });
  return { openings, bridges, crossings };
}

function upper(network: Network, around: readonly number[]): number {
  const [first, second] = around as [number, number];
  const face = network.faces[(network.halves[first] as Half).face] as Face;
  return face.parity === 1 ? first : second;
}

function segment(from: Point | undefined, to: Point | undefined): Segment | null {
  return from && to ? [from, to] : null;
}
