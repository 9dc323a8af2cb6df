import { OfferList } from '../../content/offers/index.ts';
import { useModel } from '../../router/context.tsx';
import type { loader } from './loader.ts';

export function Component() {
  return <OfferList {...useModel<typeof loader>()} />;
}
