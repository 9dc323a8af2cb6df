import { categoryPath, type Category, type ServiceSummary } from '@nasaq/contract';
import { Link } from '../../router/link.tsx';
import { OfferRows } from './offer-rows.tsx';
import type { OfferType } from './offer-type.ts';

interface Props {
  type: OfferType;
  category: Category;
  offers: ServiceSummary[];
  from: number;
}

/** One category of a list: its name, which leads to its page, its summary, its rows. */
export function OfferGroup({ type, category, offers, from }: Props) {
  return (
    <section className="offer-group">
      <header className="offer-group__head">
        <h2 className="offer-group__title">
          <Link to={categoryPath(type, category.slug)}>{category.title}</Link>
        </h2>
        <p className="offer-group__summary">{category.summary}</p>
      </header>
      <OfferRows type={type} offers={offers} from={from} level={3} />
    </section>
  );
}
