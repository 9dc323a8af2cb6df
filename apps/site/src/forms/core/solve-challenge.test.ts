import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sha256, solveChallenge } from './solve-challenge.ts';

const hex = (words: Uint32Array) => [...words].map((word) => word.toString(16).padStart(8, '0')).join('');

test.each([0, 1, 3, 55, 56, 63, 64, 119, 120, 500])('the hash of %i characters is that of Node', (length) => {
  const text = 'nasaq.0123456789'.repeat(40).slice(0, length);
  expect(hex(sha256(text))).toBe(createHash('sha256').update(text).digest('hex'));
});

test('a proof begins with the challenge and its hash with the asked zero bits', async () => {
  const proof = await solveChallenge({ challenge: 'c'.repeat(40), difficulty: 10 });
  expect(proof).toMatch(/^c{40}\.\d+$/);
  const [first] = createHash('sha256').update(proof).digest();
  expect(first).toBe(0);
  expect(Number.parseInt(createHash('sha256').update(proof).digest('hex').slice(0, 4), 16)).toBeLessThan(2 ** 6);
});
