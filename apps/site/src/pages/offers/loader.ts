export { loadOffers as loader } from '../../content/offers/index.ts';
