import { z } from '../zod.ts';
import { field, type Fields } from './form.ts';
import { maxRatingComment, type Rating, ratingAnswers } from './rating-answers.ts';

/*
 * Whether an article of the knowledge base helped: one answer for each visitor, article and language, which the same
 * visitor may change and take back. A visitor is an account where one is signed in, else an id that the server gave the
 * browser (`visitorHeader`).
 */

/** The optional comment after the answer; an answer to it needs the address. */
export const ratingCommentForm = {
  comment: field('text', { rule: 'required' }, { rule: 'max_length', max: maxRatingComment }),
  email: field('line', { rule: 'email' }),
} satisfies Fields;

/** `POST articles/:slug/rating`, answered by `{data: Rating}`: 201 for a first answer, 200 for a changed one. */
export const ratingRequestSchema = z.object({
  /** `none` takes it back, with its comment. */
  answer: z.enum([...ratingAnswers, 'none']),
  /** Absent = an earlier comment stays as it is. */
  comment: z.string().max(20_000).optional(),
  email: z.string().max(1_000).optional(),
  /** The field that people do not see. */
  trap: z.string().max(1_000).default(''),
  /** Milliseconds since the page was shown; absent without JavaScript. */
  elapsed: z.number().min(0).optional(),
  /** Random for each page that is shown: tells readers apart who share an address. Absent without JavaScript. */
  key: z.string().max(100).optional(),
  /** Answer to the challenge of a 428. */
  proof: z.string().max(500).optional(),
});
export type RatingRequest = z.input<typeof ratingRequestSchema>;

/** `GET articles/:slug/rating`, too: the visitor's own. */
export const ratingSchema = z.object({
  answer: z.enum(ratingAnswers).nullable(),
  commented: z.boolean(),
}) satisfies z.ZodType<Rating>;

/**
 * A visitor's id, in calls and in the answer to the first rating. The site keeps it for the visitor in a cookie that
 * scripts do not see; one that the server has not made itself is none.
 */
export const visitorHeader = 'x-nasaq-visitor';
export const visitorCookie = 'nasaq_visitor';
/** Seconds: a year, as the notice on browser storage says. */
export const visitorMaxAge = 31_536_000;
