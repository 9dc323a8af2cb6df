export { loadOffer as loader } from '../../content/offers/index.ts';
