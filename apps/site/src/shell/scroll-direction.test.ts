import { expect, test } from 'vitest';
import { nextDirection } from './use-scroll-direction.ts';

test('the direction is kept until it changes, and the top has none', () => {
  expect(nextDirection(null, 0, 10)).toBe('down');
  expect(nextDirection('down', 10, 10)).toBe('down');
  expect(nextDirection('down', 10, 5)).toBe('up');
  expect(nextDirection('up', 5, 0)).toBeNull();
});

test('overscroll counts as the top', () => {
  expect(nextDirection('up', 5, -30)).toBeNull();
  expect(nextDirection(null, -30, -10)).toBeNull();
});
