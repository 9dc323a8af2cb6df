import { type Category, categoryPath, sectionPath, type OfferSummary } from '@nasaq/contract';
import { useT } from '../../locale/translator.ts';
import { Link } from '../../router/link.tsx';
import type { OfferType } from '../../routes.ts';
import { FilterBar } from '../../ui/list-links.tsx';
import { EntryRow, Rows } from '../../ui/lists.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { OfferCall } from './offer-call.tsx';

interface OfferListProps {
  type: OfferType;
  offers: OfferSummary[];
  categories: Category[];
}

/** Everything of one type, grouped by category; the numerals run through. */
export function OfferList({ type, offers, categories }: OfferListProps) {
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

interface OfferCategoryProps {
  type: OfferType;
  category: Category;
  offers: OfferSummary[];
  categories: Category[];
}

/** The page of one category. */
export function OfferCategory({ type, category, offers, categories }: OfferCategoryProps) {
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

interface OfferGroupProps {
  type: OfferType;
  category: Category;
  offers: OfferSummary[];
  from: number;
}

/** One category of a list: its name, which leads to its page, its summary, its rows. */
function OfferGroup({ type, category, offers, from }: OfferGroupProps) {
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

interface OfferRowsProps {
  type: OfferType;
  offers: OfferSummary[];
  /** Numeral of the first row. */
  from: number;
  level: 2 | 3;
}

/** Services, solutions or industries as full-width rows. */
function OfferRows({ type, offers, from, level }: OfferRowsProps) {
  return (
    <Rows>
      {offers.map((offer, index) => (
        <EntryRow key={offer.key} type={type} entry={offer} index={from + index} level={level} />
      ))}
    </Rows>
  );
}

interface OfferFilterProps {
  type: OfferType;
  categories: Category[];
  /** Key of the category that is shown; none on the list of all. */
  current?: string;
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
    current: current === undefined,
  };
  return <FilterBar label={t('offers.categories')} filters={[all, ...filters]} />;
}
