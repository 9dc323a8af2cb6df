import type { ServiceSummary } from '@nasaq/contract';
import { EntryRow } from '../../ui/entry-row.tsx';
import { Rows } from '../../ui/rows.tsx';
import type { OfferType } from './offer-type.ts';

interface Props {
  type: OfferType;
  offers: ServiceSummary[];
  /** Numeral of the first row. */
  from: number;
  level: 2 | 3;
}

/** Services, solutions or industries as full-width rows. */
export function OfferRows({ type, offers, from, level }: Props) {
  return (
    <Rows>
      {offers.map((offer, index) => (
        <EntryRow key={offer.key} type={type} entry={offer} index={from + index} level={level} />
      ))}
    </Rows>
  );
}
