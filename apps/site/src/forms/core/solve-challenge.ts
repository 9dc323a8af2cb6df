import type { Challenge } from '@nasaq/contract';
import { sha256 } from './sha256.ts';

/** Milliseconds of work between two breaths, so that the page stays alive. */
const slice = 12;

/** `<challenge>.<counter>` whose SHA-256 begins with `difficulty` zero bits. */
export async function solveChallenge({ challenge, difficulty }: Challenge): Promise<string> {
  for (let counter = 0; ;) {
    for (const end = performance.now() + slice; performance.now() < end; counter += 1) {
      const proof = `${challenge}.${counter}`;
      if (leadingZeros(sha256(proof)) >= difficulty) return proof;
    }
    await new Promise((resolve) => setTimeout(resolve));
  }
}

function leadingZeros(words: Uint32Array): number {
  let zeros = 0;
  for (const word of words) {
    zeros += Math.clz32(word);
    if (word !== 0) break;
  }
  return zeros;
}
