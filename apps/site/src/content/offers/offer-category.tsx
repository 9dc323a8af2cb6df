import { sectionPath, type Category, type ServiceSummary } from '@nasaq/contract';
import { useT } from '../../locale/use-t.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { OfferCall } from './offer-call.tsx';
import { OfferFilter } from './offer-filter.tsx';
import { OfferRows } from './offer-rows.tsx';
import type { OfferType } from './offer-type.ts';

interface Props {
  type: OfferType;
  category: Category;
  offers: ServiceSummary[];
  categories: Category[];
}

/** The page of one category. */
export function OfferCategory({ type, category, offers, categories }: Props) {
  const t = useT();
  const section = t(`titles.${type}`);
  return (
    <>
      <PageHeader
        title={category.title}
        lead={category.summary}
        eyebrow={[section]}
        trail={[{ title: section, to: sectionPath(type) }, { title: category.title }]}
        art={{ type, key: category.key }}
      />
      <div className="wrap offers">
        <OfferFilter type={type} categories={categories} current={category.key} />
        <OfferRows type={type} offers={offers} from={1} level={2} />
      </div>
      <OfferCall />
    </>
  );
}
