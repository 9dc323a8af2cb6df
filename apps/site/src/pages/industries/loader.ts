import { loadOffers } from '../../content/offers/index.ts';
import type { PageContext } from '../../router/page-context.ts';

export function loader(context: PageContext) {
  return loadOffers('industries', context);
}
