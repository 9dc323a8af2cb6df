/** Chance that can be had again: the same seed, the same run. */
export interface Random {
  below(limit: number): number;
  pick<Item>(items: readonly Item[]): Item;
  chance(share: number): boolean;
}

export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  // Mulberry32.
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return { below, pick: (items) => items[below(items.length)]!, chance: (share) => next() < share };
}
