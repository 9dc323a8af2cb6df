import { categoryPath, sectionPath, type Category } from '@nasaq/contract';
import { useT } from '../../locale/use-t.ts';
import { FilterBar } from '../../ui/filter-bar.tsx';
import type { OfferType } from './offer-type.ts';

interface Props {
  type: OfferType;
  categories: Category[];
  /** Key of the category that is shown; none on the list of all. */
  current?: string;
}

/** Links to all entries of a type and to those of each category. */
export function OfferFilter({ type, categories, current }: Props) {
  const t = useT();
  const filters = categories.map(({ key, slug, title, count }) => ({
    title,
    to: categoryPath(type, slug),
    count,
    current: key === current,
  }));
  const all = {
    title: t('offers.all'),
    to: sectionPath(type),
    count: categories.reduce((sum, { count }) => sum + count, 0),
    current: current === undefined,
  };
  return <FilterBar label={t('offers.categories')} filters={[all, ...filters]} />;
}
