import { loadOfferCategory } from '../../content/offers/load-offers.ts';
import type { PageContext } from '../../router/page-context.ts';

export function loader(context: PageContext) {
  return loadOfferCategory('industries', context);
}
