import { expect, test } from 'vitest';
import { Postings, slotOf, weightOf } from './postings.ts';

const slotsOf = (postings: Postings) => Array.from(postings.all.subarray(0, postings.size), (packed) => slotOf(packed));

test('holds documents with their weights, up to the last number that fits', () => {
  const postings = new Postings();
  for (const slot of [0, 1, 70_000, 2_000_000]) postings.add(slot, 0.5);
  expect(slotsOf(postings)).toEqual([0, 1, 70_000, 2_000_000]);
  expect(weightOf(postings.all[3]!)).toBeCloseTo(0.5, 2);
});

test('a weight is never nothing', () => {
  const postings = new Postings();
  postings.add(3, 0.00001);
  expect(weightOf(postings.all[0]!)).toBeGreaterThan(0);
});

test('documents move to new numbers, and those without one go', () => {
  const postings = new Postings();
  for (const slot of [0, 1, 2, 3]) postings.add(slot, slot / 4);
  postings.move(Int32Array.of(-1, 0, -1, 1));
  expect(slotsOf(postings)).toEqual([0, 1]);
  expect(weightOf(postings.all[1]!)).toBeCloseTo(0.75, 2);
});
