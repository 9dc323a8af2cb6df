import { categoryPath, paths, sectionPath, type Figure, type OfferSummary, type RichText } from '@nasaq/contract';
import type { ReactNode } from 'react';
import { useFormat, useT } from '../../locale/translator.ts';
import { useIsOn } from '../../router/use-is-on.ts';
import type { OfferType } from '../../routes.ts';
import { ButtonLink } from '../../ui/buttons.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { RichText as Prose } from '../../ui/rich-text.tsx';
import './offer-head.css';

interface OfferHeadProps {
  type: OfferType;
  offer: OfferSummary & { facts: Figure[] };
  /** The first paragraphs of its text. */
  opening: RichText;
  /** What stands where others have their lead: a problem beside its answer. */
  lead?: ReactNode;
}

/** Title, lead and first sentences side by side, below them what a client asks first. */
export function OfferHead({ type, offer, opening, lead }: OfferHeadProps) {
  const t = useT();
  const isOn = useIsOn();
  const { category, title } = offer;
  const isOrdered = type === 'services' && isOn('ordering');
  return (
    <PageHeader
      title={title}
      trail={[
        { title: t(`titles.${type}`), to: sectionPath(type) },
        { title: category.title, to: categoryPath(type, category.slug) },
        { title },
      ]}
    >
      <div className="offer-opening">
        {lead ?? <p className="page-header__lead">{offer.summary}</p>}
        {opening.html && <Prose text={opening} className="offer-opening__text" />}
      </div>
      <FactLine facts={offer.facts}>
        <ButtonLink to={isOrdered ? `${paths.ordering}?service=${offer.key}` : paths.contact} variant="secondary" arrow>
          {t(isOrdered ? 'offers.order' : 'offers.ask')}
        </ButtonLink>
      </FactLine>
    </PageHeader>
  );
}

/** At most three facts in one line, large, and what to do next at its end. */
function FactLine({ facts, children }: { facts: Figure[]; children: ReactNode }) {
  const { digits } = useFormat();
  return (
    <div className="fact-line">
      {facts.length > 0 && (
        <dl className="fact-line__facts">
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{digits(value)}</dd>
            </div>
          ))}
        </dl>
      )}
      {children}
    </div>
  );
}
