import type { Base } from '../../saving/merge.ts';

/** A base that has at one path what another one has there. */
export function standingOn(base: Base, other: Base, path: string): Base {
  return { ...withoutPart(base, path), ...partsOf(other, [path]) };
}

/** The field of the first level that a path leads into. */
export function firstOf(path: string): string {
  return path.split('.', 1)[0]!;
}

/** Of a base, the parts that begin at these paths: all of an array with its rows. */
export function partsOf(base: Base, paths: readonly string[]): Base {
  const inside = ([at]: [string, string]) => paths.some((path) => at === path || at.startsWith(`${path}.`));
  return Object.fromEntries(Object.entries(base).filter(inside));
}

export function withoutPart(base: Base, path: string): Base {
  return Object.fromEntries(Object.entries(base).filter(([at]) => at !== path && !at.startsWith(`${path}.`)));
}
