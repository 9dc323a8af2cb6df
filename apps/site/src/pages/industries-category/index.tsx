import { OfferCategory } from '../../features/offers/offer-category.tsx';
import { useModel } from '../../features/navigation/use-model.ts';
import type { loader } from './loader.ts';

export function Component() {
  return <OfferCategory type="industries" {...useModel<typeof loader>()} />;
}
