import type { RichText, Solution } from '@nasaq/contract';
import { useT } from '../../locale/translator.ts';
import { Later } from '../../router/context.tsx';
import { EntryBand, RelatedList } from '../../ui/entry.tsx';
import { Comparisons } from './comparisons.tsx';
import { JoinedParts } from './joined-parts.tsx';
import { OfferCall } from './offer-call.tsx';
import { OfferHead } from './offer-head.tsx';
import { OfferText } from './offer-text.tsx';

interface SolutionEntryProps {
  offer: Solution;
  opening: RichText;
}

/** A solution is a problem beside its answer, the parts of the answer and how they join, and what changes with it. */
export function SolutionEntry({ offer, opening }: SolutionEntryProps) {
  const { problem, parts, summary, comparisons, related } = offer;
  return (
    <article>
      <OfferHead
        type="solutions"
        offer={offer}
        opening={opening}
        lead={problem ? <Problem problem={problem} answer={summary} /> : undefined}
      />
      {(offer.cover || parts.length === 0) && <EntryBand type="solutions" entry={offer} />}
      <Later>
        <JoinedParts parts={parts} />
        <Comparisons comparisons={comparisons} />
        <OfferText offer={offer} rest={offer.body} />
        <RelatedList related={related} />
        <OfferCall />
      </Later>
    </article>
  );
}

function Problem({ problem, answer }: { problem: string; answer: string }) {
  const t = useT();
  return (
    <dl className="problem">
      <div>
        <dt>{t('solutions.problem')}</dt>
        <dd className="problem__text">{problem}</dd>
      </div>
      <div>
        <dt>{t('solutions.answer')}</dt>
        <dd>{answer}</dd>
      </div>
    </dl>
  );
}
