import { OfferList } from '../../content/offers/offer-list.tsx';
import { useModel } from '../../router/context.tsx';
import type { loader } from './loader.ts';

export function Component() {
  return <OfferList type="industries" {...useModel<typeof loader>()} />;
}
