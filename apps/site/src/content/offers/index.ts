export { loadOffer, loadOfferCategory, loadOffers } from './load-offers.ts';
export { OfferCall } from './offer-call.tsx';
export { OfferEntry } from './offer-entry.tsx';
export { OfferCategory, OfferList } from './offer-list.tsx';
