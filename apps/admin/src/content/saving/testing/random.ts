/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export interface Dice {
  random: () => number;
  /** Of nothing, nothing. */
  pick: <T>(from: readonly T[]) => T;
  chance: (share: number) => boolean;
}

export function diceFrom(seed: number): Dice {
  const random = randomFrom(seed);
  return {
    random,
    pick: (from) => from[Math.floor(random() * from.length)]!,
    chance: (share) => random() < share,
  };
}
