import type { RichText, Service } from '@nasaq/contract';
import { Later } from '../../router/context.tsx';
import { EntryBand, RelatedList } from '../../ui/entry.tsx';
import { GrowingMethod } from './growing-method.tsx';
import { MadeWorks } from './made-works.tsx';
import { OfferCall } from './offer-call.tsx';
import { OfferHead } from './offer-head.tsx';
import { OfferText } from './offer-text.tsx';
import { withoutWorks } from './related.ts';

interface ServiceEntryProps {
  offer: Service;
  opening: RichText;
}

/** A service is its method: the steps grow its own pattern, and each ends with something in the client's hands. */
export function ServiceEntry({ offer, opening }: ServiceEntryProps) {
  const drawn = offer.process.length > 1;
  const loose = offer.deliverables.filter(({ step }) => !drawn || step === null || step > offer.process.length);
  return (
    <article>
      <OfferHead type="services" offer={offer} opening={opening} />
      {(offer.cover || !drawn) && <EntryBand type="services" entry={offer} />}
      <Later>
        {drawn && <GrowingMethod offer={offer} />}
        <MadeWorks type="services" works={offer.works} />
        <OfferText offer={{ ...offer, process: drawn ? [] : offer.process, deliverables: loose }} rest={offer.body} />
        <RelatedList related={withoutWorks(offer)} />
        <OfferCall />
      </Later>
    </article>
  );
}
