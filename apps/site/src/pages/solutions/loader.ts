import { loadOffers } from '../../features/offers/load-offers.ts';
import type { PageContext } from '../../features/navigation/page-context.ts';

export function loader(context: PageContext) {
  return loadOffers('solutions', context);
}
