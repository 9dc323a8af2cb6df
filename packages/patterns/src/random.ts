/** A stream of numbers in [0, 1), the same for the same key on every machine and for ever. */
export type Random = () => number;

/**
 * FNV-1a over the key's UTF-16 units, stirred, seeds an sfc32 generator (Doty-Humphrey's
 * "small fast counting", part of PractRand). Neither depends on the platform.
 */
export function randomFrom(key: string): Random {
  let hash = 0x811c9dc5;
  for (let i = 0; i < key.length; i++) hash = Math.imul(hash ^ key.charCodeAt(i), 0x01000193);
  let a = hash ^ 0x9e3779b9;
  let b = Math.imul(hash, 0x85ebca6b);
  let c = hash ^ (hash >>> 13);
  let counter = 1;
  const next = () => {
    const sum = (a + b + counter++) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 2 ** 32;
  };
  for (let i = 0; i < 12; i++) next();
  return next;
}

export function pick<T>(random: Random, choices: readonly T[]): T {
  return choices[Math.floor(random() * choices.length)] as T;
}

export function between(random: Random, min: number, max: number): number {
  return min + random() * (max - min);
}
