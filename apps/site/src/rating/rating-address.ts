import type { RatingAnswer } from '@nasaq/contract';

/** What the address says after a rating without JavaScript. */
export const ratedParameter = 'rated';
/** The place of the rating in the page. */
export const ratingId = 'rating';

/** A few values, so that the page that each makes is kept for everybody, as every page is. */
export const ratedValues = ['yes', 'no', 'yes-told', 'no-told'] as const;
type Rated = (typeof ratedValues)[number];

export function ratedValue(answer: RatingAnswer, told: boolean): Rated {
  return told ? `${answer}-told` : answer;
}

/** @returns `null` for an address that says nothing of a rating */
export function readRated(query: URLSearchParams): { answer: RatingAnswer; commented: boolean } | null {
  const value = query.get(ratedParameter);
  if (!ratedValues.some((known) => known === value)) return null;
  return { answer: value!.startsWith('yes') ? 'yes' : 'no', commented: value!.endsWith('-told') };
}
