/** What readers say of articles: their answers, comments, and what becomes of these. Other parts import from here alone. */

export { ratings } from './collection.ts';
export { eraseRatings, exportRatings, retainRatings } from './of-account.ts';
export { ratingRoutes } from './routes/rating.ts';
