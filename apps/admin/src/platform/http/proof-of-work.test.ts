import { createHash } from 'node:crypto';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

let ProofOfWork: typeof import('./proof-of-work.ts').ProofOfWork;

beforeAll(async () => {
  vi.stubEnv('NASAQ_SECRET', 'a secret that is long enough for a test');
  ({ ProofOfWork } = await import('./proof-of-work.ts'));
});
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The first counter whose hash begins with at least, or with fewer than, so many zero bits. */
function counterFor(challenge: string, difficulty: number, enough = true): string {
  for (let counter = 0; ; counter += 1) {
    const proof = `${challenge}.${counter}`;
    const hash = BigInt(`0x${createHash('sha256').update(proof).digest('hex')}`);
    if ((hash >> BigInt(256 - difficulty) === 0n) === enough) return proof;
  }
}

test.each([1, 4, 5, 7, 10])('a counter for %i bits is accepted, and only once', async (difficulty) => {
  const proofs = new ProofOfWork();
  const { challenge } = proofs.challenge(difficulty);
  const proof = counterFor(challenge, difficulty);
  expect([await proofs.accept(proof), await proofs.accept(proof)]).toEqual([true, false]);
});

test('another counter of a challenge that was used is refused', async () => {
  const proofs = new ProofOfWork();
  const { challenge } = proofs.challenge(0);
  expect([await proofs.accept(`${challenge}.0`), await proofs.accept(`${challenge}.1`)]).toEqual([true, false]);
});

test('too few bits, an easier challenge of one’s own, or none at all are refused', async () => {
  const proofs = new ProofOfWork();
  const { challenge } = proofs.challenge(9);
  expect(await proofs.accept(counterFor(challenge, 9, false))).toBe(false);
  expect(await proofs.accept(counterFor(challenge.replace(/^9/, '1'), 1))).toBe(false);
  const none = ['', '.', 'x.1', `${challenge}.`, `${challenge}.-1`, `${challenge}.1e9`];
  expect(await Promise.all(none.map((proof) => proofs.accept(proof)))).not.toContain(true);
});

test('a challenge ends after ten minutes', async () => {
  const proofs = new ProofOfWork();
  const { challenge } = proofs.challenge(0);
  vi.advanceTimersByTime(10 * 60_000);
  expect(await proofs.accept(`${challenge}.0`)).toBe(false);
});

test('another process with the same secret accepts it', async () => {
  const { challenge } = new ProofOfWork().challenge(0);
  expect(await new ProofOfWork().accept(`${challenge}.7`)).toBe(true);
});
