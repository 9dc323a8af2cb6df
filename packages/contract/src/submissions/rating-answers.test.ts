import { expect, test } from 'vitest';
import { readRating } from './rating-answers.ts';
import { ratingSchema } from './ratings.ts';

/** What a page checks by hand, the API describes as a schema. */
test.each([
  { answer: 'yes', commented: true },
  { answer: null, commented: false, more: 1 },
])('a page takes %j for a rating, as the schema does', (value) => {
  expect(readRating(value)).toEqual(ratingSchema.parse(value));
});

test.each([{ answer: 'none', commented: false }, { answer: 'no' }, { commented: true }, 'yes', null])(
  '%j is no rating, to neither',
  (value) => {
    expect(ratingSchema.safeParse(value).success).toBe(false);
    expect(() => readRating(value)).toThrow(TypeError);
  },
);
