export { ratedParameter, ratedValues } from './rating-address.ts';
export { ArticleRating } from './article-rating.tsx';
