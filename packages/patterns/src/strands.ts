import type { Half, Network } from './network.ts';
import { cross, subtract, type Point } from './point.ts';

/** A line of the pattern, followed straight through every crossing. */
export interface Strand {
  readonly halves: readonly number[];
  /** Corners only: points on a straight stretch are left out. */
  readonly points: readonly Point[];
  readonly closed: boolean;
}

/** Follows every line from end to end, or round to its beginning. */
export function followStrands(network: Network): Strand[] {
  const used = new Set<number>();
  const strands: Strand[] = [];
  network.halves.forEach((half, first) => {
    if (used.has(first)) return;
    const onward = walk(network, first, used);
    if (onward.closed) {
      strands.push(asStrand(network, onward.halves, true));
      return;
    }
    const back = walk(network, half.twin, used).halves.slice(1);
    const before = back.map((h) => (network.halves[h] as Half).twin).reverse();
    strands.push(asStrand(network, [...before, ...onward.halves], false));
  });
  return strands;
}

/** The half by which a line goes on; -1 where it ends. */
export function straightOn(network: Network, half: number): number {
  const { to, twin } = network.halves[half] as Half;
  const around = network.leaving[to] as readonly number[];
  if (around.length % 2 === 1) return -1;
  return around[(around.indexOf(twin) + around.length / 2) % around.length] as number;
}

function walk(network: Network, first: number, used: Set<number>): { halves: number[]; closed: boolean } {
  const halves: number[] = [];
  let half = first;
  do {
    halves.push(half);
    used.add(half).add((network.halves[half] as Half).twin);
    half = straightOn(network, half);
  } while (half >= 0 && half !== first);
  return { halves, closed: half === first };
}

function asStrand(network: Network, halves: readonly number[], closed: boolean): Strand {
  const at = (i: number) => network.points[i] as Point;
  const all = halves.map((h) => at((network.halves[h] as Half).from));
  if (!closed) all.push(at((network.halves[halves[halves.length - 1] as number] as Half).to));
  const points = all.filter((p, i) => {
    if (!closed && (i === 0 || i === all.length - 1)) return true;
    const before = all[(i + all.length - 1) % all.length] as Point;
    const after = all[(i + 1) % all.length] as Point;
    return Math.abs(cross(subtract(p, before), subtract(after, p))) > 1e-5;
  });
  return { halves, points, closed };
}
