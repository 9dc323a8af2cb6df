/** Content types with the shape of a service; their pages are alike. */
export type OfferType = 'services' | 'solutions' | 'industries';
