// What a page needs of ratings while it is read. What is checked of them stands in ratings.ts: its schemas are as large as
// the forms, and a page to read has none.

export const ratingAnswers = ['yes', 'no'] as const;
export type RatingAnswer = (typeof ratingAnswers)[number];

/** Characters of a comment. */
export const maxRatingComment = 2_000;

/** `GET articles/:slug/rating`, and the answer to a `POST`: the visitor's own. */
export interface Rating {
  /** `null` where there is none, or none any more. */
  answer: RatingAnswer | null;
  commented: boolean;
}

/** @throws {TypeError} for what is no rating */
export function readRating(value: unknown): Rating {
  const { answer, commented } = (value ?? {}) as Partial<Rating>;
  const isAnswer = answer === null || ratingAnswers.some((known) => known === answer);
  if (!isAnswer || typeof commented !== 'boolean') throw new TypeError('The answer holds no rating.');
  return { answer: answer!, commented };
}

/** The call that rates an article, below `/api/v1/`. */
export function ratingCall(slug: string): string {
  return `articles/${encodeURIComponent(slug)}/rating`;
}
