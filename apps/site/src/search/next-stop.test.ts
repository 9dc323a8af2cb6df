import { expect, test } from 'vitest';
import { field, nextStop } from './steer-focus.ts';

test.each([
  ['ArrowDown', field, 3, 0],
  ['ArrowDown', 0, 3, 1],
  ['ArrowDown', 2, 3, 2],
  ['ArrowUp', 1, 3, 0],
  ['ArrowUp', 0, 3, field],
  ['ArrowUp', field, 3, 2],
  ['Home', 2, 3, 0],
  ['End', 0, 3, 2],
  ['Home', field, 3, null],
  ['End', field, 3, null],
  ['Enter', 1, 3, null],
  ['ArrowDown', field, 0, null],
  ['ArrowUp', field, 0, null],
])('%s at %i of %i leads to %j', (key, at, count, next) => {
  expect(nextStop(key, at, count)).toBe(next);
});
