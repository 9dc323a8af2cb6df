import { type Category, categoryPath, sectionPath } from '@nasaq/contract';
import { useT } from '../../locale/translator.ts';
import type { OfferType } from '../../routes.ts';
import { EmptyList } from '../../ui/empty-list.tsx';
import { FilterBar } from '../../ui/list-links.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Pattern, type PatternOf } from '../../ui/pattern.tsx';
import { IndustryNames } from './industry-names.tsx';
import type { OfferCategoryModel, OfferListModel } from './load-offers.ts';
import { OfferCall } from './offer-call.tsx';
import { groupOffers } from './offer-groups.ts';
import { ServiceChapters } from './service-chapters.tsx';
import { SolvedProblems } from './solved-problems.tsx';
import './offer-list.css';

/** Everything of one type: services as chapters, solutions as the problems they solve, industries as large names. */
export function OfferList(model: OfferListModel) {
  const t = useT();
  const { type } = model;
  return (
    <>
      <ListHead
        title={t(`titles.${type}`)}
        lead={t(`${type}.lead`)}
        trail={[{ title: t(`titles.${type}`) }]}
        art={{ type, key: `${type}-list` }}
      />
      {model.offers.length > 0 ? <Offers {...model} headed /> : <NoOffers type={type} />}
      <OfferCall />
    </>
  );
}

/** The page of one category: its entries as the list has them, and the way to the categories beside it. */
export function OfferCategory({ beside, ...model }: OfferCategoryModel) {
  const t = useT();
  const { type, categories } = model;
  const [category] = categories;
  const section = t(`titles.${type}`);
  return (
    <>
      <ListHead
        title={category.title}
        lead={category.summary}
        eyebrow={[section]}
        trail={[{ title: section, to: sectionPath(type) }, { title: category.title }]}
        art={{ type, key: `${type}-${category.key}` }}
      >
        <div className="list-filter">
          <OfferFilter type={type} categories={beside} current={category.key} />
        </div>
      </ListHead>
      <Offers {...model} />
      <OfferCall />
    </>
  );
}

/** A list without entries. */
function NoOffers({ type }: { type: OfferType }) {
  const t = useT();
  return (
    <div className="wrap offers">
      <EmptyList text={t(`${type}.empty`)} />
    </div>
  );
}

/** The art of services grows below their title; that of the others stands beside it. */
function ListHead({ art, children, ...head }: Parameters<typeof PageHeader>[0] & { art: PatternOf }) {
  if (art.type !== 'services')
    return (
      <PageHeader {...head} art={art}>
        {children}
      </PageHeader>
    );
  return (
    <PageHeader {...head}>
      {children}
      <div className="list-band">
        <Pattern of={art} ratio="growth" eager />
      </div>
    </PageHeader>
  );
}

/** @param headed each category begins with its name and summary */
function Offers({ headed = false, ...model }: OfferListModel & { headed?: boolean }) {
  const { categories } = model;
  if (model.type === 'services')
    return <ServiceChapters chapters={groupOffers(model.offers, categories)} headed={headed} />;
  if (model.type === 'solutions')
    return <SolvedProblems groups={groupOffers(model.offers, categories)} headed={headed} />;
  return <IndustryNames groups={groupOffers(model.offers, categories)} headed={headed} />;
}

interface OfferFilterProps {
  type: OfferType;
  categories: Category[];
  /** Key of the category that is shown. */
  current: string;
}

/** Links to all entries of a type and to those of each category. */
function OfferFilter({ type, categories, current }: OfferFilterProps) {
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
    current: false,
  };
  return <FilterBar label={t('offers.categories')} filters={[all, ...filters]} />;
}
