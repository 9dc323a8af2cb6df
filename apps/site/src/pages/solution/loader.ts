import { loadOffer } from '../../features/offers/load-offer.ts';
import type { PageContext } from '../../features/navigation/page-context.ts';

export function loader(context: PageContext) {
  return loadOffer('solutions', context);
}
