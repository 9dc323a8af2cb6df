import type { Category, OfferSummary } from '@nasaq/contract';

/** One category with its members, in the editors' order. */
export interface OfferGroup<Offer extends OfferSummary> {
  category: Category;
  members: Offer[];
}

/** Everything of one type by category. */
export function groupOffers<Offer extends OfferSummary>(offers: Offer[], categories: Category[]): OfferGroup<Offer>[] {
  return categories.map((category) => ({
    category,
    members: offers.filter((offer) => offer.category.key === category.key),
  }));
}
