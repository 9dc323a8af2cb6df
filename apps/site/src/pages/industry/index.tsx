import { OfferEntry } from '../../features/offers/offer-entry.tsx';
import { useModel } from '../../features/navigation/use-model.ts';
import type { loader } from './loader.ts';

export function Component() {
  return <OfferEntry type="industries" {...useModel<typeof loader>()} />;
}
