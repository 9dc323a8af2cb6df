export { loadOffer, loadOfferCategory, loadOffers } from './load-offers.ts';
export { OfferEntry } from './offer-entry.tsx';
export { OfferCall, OfferCategory, OfferList } from './offer-list.tsx';
