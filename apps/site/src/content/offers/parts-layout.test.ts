import { expect, test } from 'vitest';
import { layOutParts } from './parts-layout.ts';

const part = (...to: number[]) => ({ to });

test('each part stands after those that hand something to it', () => {
  const { columns, places } = layOutParts([part(3), part(3), part(4), part()]);
  expect(columns).toBe(3);
  expect(places.map(({ column }) => column)).toEqual([0, 0, 1, 2]);
});

test('a column with fewer parts is centred beside the tallest', () => {
  const { rows, places } = layOutParts([part(3), part(3), part()]);
  expect(rows).toBe(2);
  expect(places.map(({ start }) => start)).toEqual([0, 2, 1]);
});

test('a part stands beside the one that hands to it', () => {
  const { places } = layOutParts([part(4), part(3), part(), part()]);
  expect(places[3]!.start).toBeLessThan(places[2]!.start);
});

test('a chain is one straight line, every hand-over one path', () => {
  const { lines } = layOutParts([part(2), part(3), part()]);
  expect(lines).toEqual(['M16.7 50H33.3V50H33.3V50H50', 'M50 50H66.7V50H66.7V50H83.3']);
});

test('a line past a part that stands between runs along the edge', () => {
  const { lines } = layOutParts([part(2, 3), part(3), part()]);
  expect(lines).toContainEqual(expect.stringMatching(/V100/));
});

test('what is handed back keeps the columns as they are', () => {
  const { places, lines } = layOutParts([part(2), part(1)]);
  expect(places.map(({ column }) => column)).toEqual([0, 1]);
  expect(lines).toHaveLength(2);
});
