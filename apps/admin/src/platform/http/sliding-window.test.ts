import { expect, test } from 'vitest';
import { SlidingWindow } from './sliding-window.ts';

function clocked(limit: number, seconds: number) {
  let now = 1_000_000;
  const window = new SlidingWindow(limit, seconds, () => now);
  return { window, pass: (milliseconds: number) => (now += milliseconds) };
}

test('up to the limit in any window, then the seconds until the first has left it', () => {
  const { window, pass } = clocked(2, 10);
  expect([window.take('a'), pass(4_000) && window.take('a'), window.take('a')]).toEqual([0, 0, 6]);
  pass(5_999);
  expect(window.take('a')).toBe(1);
  pass(1);
  expect([window.take('a'), window.take('a')]).toEqual([0, 4]);
});

test('each key has its own', () => {
  const { window } = clocked(1, 10);
  expect([window.take('a'), window.take('b'), window.take('a')]).toEqual([0, 0, 10]);
});

test('a flood of keys is forgotten, the longest unused first', () => {
  const { window } = clocked(1, 10);
  window.take('first');
  for (let key = 0; key < 60_000; key += 1) window.take(String(key));
  expect([window.take('59999'), window.take('first')]).toEqual([10, 0]);
});
