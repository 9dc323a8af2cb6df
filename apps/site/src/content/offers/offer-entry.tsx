import type { OfferModel } from './load-offers.ts';
import { IndustryEntry } from './industry-entry.tsx';
import { ServiceEntry } from './service-entry.tsx';
import { SolutionEntry } from './solution-entry.tsx';

/** The page of one service, solution or industry: each kind has a composition of its own. */
export function OfferEntry(model: OfferModel) {
  if (model.type === 'services') return <ServiceEntry {...model} />;
  if (model.type === 'solutions') return <SolutionEntry {...model} />;
  return <IndustryEntry {...model} />;
}
