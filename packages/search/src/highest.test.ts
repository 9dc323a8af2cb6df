import { expect, test } from 'vitest';
import { Highest } from './highest.ts';

test('keeps the highest of many, however they come', () => {
  const numbers = Array.from({ length: 500 }, (_, index) => (index * 7_919) % 500);
  const highest = new Highest<number>(20);
  for (const number of numbers) highest.add(number, number);
  expect([...highest.all()].sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => 480 + index));
});

test('keeps all where they are few', () => {
  const highest = new Highest<string>(5);
  for (const [word, score] of [
    ['b', 2],
    ['a', 1],
  ] as const)
    highest.add(word, score);
  expect([...highest.all()].sort()).toEqual(['a', 'b']);
});
