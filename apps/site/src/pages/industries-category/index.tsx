import { OfferCategory } from '../../content/offers/offer-list.tsx';
import { useModel } from '../../router/context.tsx';
import type { loader } from './loader.ts';

export function Component() {
  return <OfferCategory type="industries" {...useModel<typeof loader>()} />;
}
