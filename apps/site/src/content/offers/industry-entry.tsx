import type { Industry, RichText } from '@nasaq/contract';
import { Later } from '../../router/context.tsx';
import { EntryBand, RelatedList } from '../../ui/entry.tsx';
import { MadeWorks } from './made-works.tsx';
import { OfferCall } from './offer-call.tsx';
import { OfferHead } from './offer-head.tsx';
import { OfferText } from './offer-text.tsx';
import { withoutWorks } from './related.ts';
import { WorkingDay } from './working-day.tsx';

interface IndustryEntryProps {
  offer: Industry;
  opening: RichText;
}

/** An industry is its day: what happens at which hour, what was built for that, and the works it led to. */
export function IndustryEntry({ offer, opening }: IndustryEntryProps) {
  return (
    <article>
      <OfferHead type="industries" offer={offer} opening={opening} />
      {(offer.cover || offer.day.length === 0) && <EntryBand type="industries" entry={offer} />}
      <Later>
        <WorkingDay day={offer.day} />
        <MadeWorks type="industries" works={offer.works} />
        <OfferText offer={offer} rest={offer.body} />
        <RelatedList related={withoutWorks(offer)} />
        <OfferCall />
      </Later>
    </article>
  );
}
