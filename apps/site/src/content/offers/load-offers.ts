import {
  type Category,
  categoryPath,
  type Industry,
  type IndustrySummary,
  maxPageSize,
  type RichText,
  type Service,
  type ServiceSummary,
  type Solution,
  type SolutionSummary,
} from '@nasaq/contract';
import { entryAlternates, entryHead } from '../../head/entry-head.ts';
import { faqPage } from '../../head/json-ld.ts';
import { loadT } from '../../locale/load-catalogue.ts';
import type { PageContext } from '../../router/page-context.ts';
import { notFound } from '../../router/payload.ts';
import type { OfferType } from '../../routes.ts';
import { splitOpening } from './split-opening.ts';

/** All of one type, and the categories that have entries. */
export type OfferListModel = { categories: Category[] } & (
  | { type: 'services'; offers: ServiceSummary[] }
  | { type: 'solutions'; offers: SolutionSummary[] }
  | { type: 'industries'; offers: IndustrySummary[] }
);

/** The list page of services, solutions or industries. */
export async function loadOffers({ api, locale, route }: PageContext) {
  const type = offerType(route);
  const [{ data: offers }, { data: categories }, t] = await Promise.all([
    api.get(type, { limit: maxPageSize }),
    api.get('categories', { of: type }),
    loadT(locale, [type]),
  ]);
  // The compiler does not see that the entries are of the type that was asked for, here and below.
  const model = { type, offers, categories: categories.filter(({ count }) => count > 0) } as OfferListModel;
  return { ...model, head: { description: t(`${type}.lead`) } };
}

/** One category alone, and those beside it. */
export type OfferCategoryModel = OfferListModel & { categories: [Category]; beside: Category[] };

/** The page of one category. */
export async function loadOfferCategory({ api, params, route }: PageContext) {
  const type = offerType(route);
  const { data: categories } = await api.get('categories', { of: type });
  const category = categories.find(({ slug }) => slug === params.name_slug);
  if (category === undefined) throw notFound();
  const { data: offers } = await api.get(type, { category: category.slug, limit: maxPageSize });
  const beside = categories.filter(({ count, key }) => count > 0 || key === category.key);
  return {
    ...({ type, offers, categories: [category], beside } as OfferCategoryModel),
    head: {
      title: category.title,
      description: category.summary,
      alternates: entryAlternates(category.alternates, (slug) => categoryPath(type, slug)),
    },
  };
}

/** An entry with the first sentences of its text apart. */
export type OfferModel = { opening: RichText } & (
  | { type: 'services'; offer: Service }
  | { type: 'solutions'; offer: Solution }
  | { type: 'industries'; offer: Industry }
);

/** The page of one service, solution or industry. */
export async function loadOffer({ api, locale, params, route }: PageContext) {
  const type = offerType(route);
  const offer = await api.entry(type, params.name_slug!);
  const { opening, rest } = splitOpening(offer.body);
  const model = { type, opening, offer: { ...offer, body: rest } } as OfferModel;
  return { ...model, head: entryHead(type, offer, locale, [faqPage(offer.faq)]) };
}

function offerType({ name, shows }: PageContext['route']): OfferType {
  if (shows === undefined) throw new Error(`The route '${name}' does not say what its page shows.`);
  return shows;
}
