import type { Category, ServiceSummary } from '@nasaq/contract';
import { useT } from '../../locale/use-t.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { OfferCall } from './offer-call.tsx';
import { OfferFilter } from './offer-filter.tsx';
import { OfferGroup } from './offer-group.tsx';
import type { OfferType } from './offer-type.ts';

interface Props {
  type: OfferType;
  offers: ServiceSummary[];
  categories: Category[];
}

/** Everything of one type, grouped by category; the numerals run through. */
export function OfferList({ type, offers, categories }: Props) {
  const t = useT();
  const groups = categories.map((category) => ({
    category,
    members: offers.filter((offer) => offer.category.key === category.key),
  }));
  const firsts = groups.map(
    (_, index) => 1 + groups.slice(0, index).reduce((sum, { members }) => sum + members.length, 0),
  );
  return (
    <>
      <PageHeader
        title={t(`titles.${type}`)}
        lead={t(`${type}.lead`)}
        trail={[{ title: t(`titles.${type}`) }]}
        art={{ type, key: `${type}-list` }}
      />
      <div className="wrap offers">
        <OfferFilter type={type} categories={categories} />
        {groups.map(({ category, members }, index) => (
          <OfferGroup key={category.key} type={type} category={category} offers={members} from={firsts[index]!} />
        ))}
      </div>
      <OfferCall />
    </>
  );
}
