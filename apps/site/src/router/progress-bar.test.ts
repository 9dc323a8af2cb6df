import { expect, test } from 'vitest';
import { progressAt } from './progress-bar.tsx';

test('the bar starts empty, is half way after its duration’s half, and never arrives by itself', () => {
  expect(progressAt(0)).toBe(0);
  expect(progressAt(1_000)).toBeCloseTo(50);
  expect(progressAt(2_000)).toBeCloseTo(70.48, 1);
  expect(progressAt(60_000)).toBeLessThan(100);
});
