export { loadOfferCategory as loader } from '../../content/offers/index.ts';
