import type { Challenge } from '@nasaq/contract';

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

const primes = firstPrimes(64);
const roundConstants = Uint32Array.from(primes, (prime) => fraction(Math.cbrt(prime)));
const initialState = Uint32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));
const schedule = new Uint32Array(64);

/**
 * SHA-256 (FIPS 180-4) of ASCII text as eight 32-bit words. The browser's own is asynchronous, which costs more than
 * hashing so little text, and it exists only on encrypted connections.
 */
export function sha256(text: string): Uint32Array {
  const blocks = padded(text);
  const state = initialState.slice();
  for (let start = 0; start < blocks.length; start += 16) compress(state, blocks.subarray(start, start + 16));
  return state;
}

function padded(text: string): Uint32Array {
  const words = new Uint32Array(((text.length + 8) >>> 6) * 16 + 16);
  for (let index = 0; index < text.length; index += 1)
    words[index >> 2]! |= text.charCodeAt(index) << (24 - (index % 4) * 8);
  words[text.length >> 2]! |= 0x80 << (24 - (text.length % 4) * 8);
  words[words.length - 1] = text.length * 8;
  return words;
}

function compress(state: Uint32Array, block: Uint32Array): void {
  schedule.set(block);
  for (let index = 16; index < 64; index += 1) {
    const before = schedule[index - 15]!;
    const last = schedule[index - 2]!;
    const s0 = turn(before, 7) ^ turn(before, 18) ^ (before >>> 3);
    const s1 = turn(last, 17) ^ turn(last, 19) ^ (last >>> 10);
    schedule[index] = (schedule[index - 16]! + s0 + schedule[index - 7]! + s1) | 0;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let index = 0; index < 64; index += 1) {
    const first =
      (h +
        (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) +
        ((e & f) ^ (~e & g)) +
        roundConstants[index]! +
        schedule[index]!) |
      0;
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  for (const [index, value] of [a, b, c, d, e, f, g, h].entries()) state[index] = state[index]! + value;
}

function turn(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

/** The first 32 bits behind the point. */
function fraction(value: number): number {
  return ((value % 1) * 2 ** 32) >>> 0;
}

function firstPrimes(count: number): number[] {
  const found: number[] = [];
  for (let candidate = 2; found.length < count; candidate += 1)
    if (found.every((prime) => candidate % prime !== 0)) found.push(candidate);
  return found;
}
