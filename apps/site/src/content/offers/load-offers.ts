import { categoryPath, type Industry, maxPageSize, type RichText, type Service, type Solution } from '@nasaq/contract';
import { entryAlternates, entryHead } from '../../head/entry-head.ts';
import { faqPage } from '../../head/json-ld.ts';
import { loadT } from '../../locale/load-catalogue.ts';
import type { PageContext } from '../../router/page-context.ts';
import { notFound } from '../../router/payload.ts';
import type { OfferType } from '../../routes.ts';
import { splitOpening } from './split-opening.ts';

/** The list page of services, solutions or industries: all of them, and their categories. */
export async function loadOffers({ api, locale, route }: PageContext) {
  const type = offerType(route);
  const [{ data: offers }, { data: categories }, t] = await Promise.all([
    api.get(type, { limit: maxPageSize }),
    api.get('categories', { of: type }),
    loadT(locale, [type]),
  ]);
  return {
    type,
    head: { description: t(`${type}.lead`) },
    offers,
    categories: categories.filter(({ count }) => count > 0),
  };
}

/** The page of one category: its entries, and the categories beside it. */
export async function loadOfferCategory({ api, params, route }: PageContext) {
  const type = offerType(route);
  const { data: categories } = await api.get('categories', { of: type });
  const category = categories.find(({ slug }) => slug === params.name_slug);
  if (category === undefined) throw notFound();
  const { data: offers } = await api.get(type, { category: category.slug, limit: maxPageSize });
  return {
    type,
    head: {
      title: category.title,
      description: category.summary,
      alternates: entryAlternates(category.alternates, (slug) => categoryPath(type, slug)),
    },
    category,
    offers,
    categories: categories.filter(({ count, key }) => count > 0 || key === category.key),
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
  // The compiler does not see that the entry is one of the type that was asked for.
  const model = { type, opening, offer: { ...offer, body: rest } } as OfferModel;
  return { ...model, head: entryHead(type, offer, locale, [faqPage(offer.faq)]) };
}

function offerType({ name, shows }: PageContext['route']): OfferType {
  if (shows === undefined) throw new Error(`The route '${name}' does not say what its page shows.`);
  return shows;
}
