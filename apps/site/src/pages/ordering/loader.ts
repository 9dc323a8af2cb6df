import { isOn, promisedDays, type ProductSummary, type ServiceSummary, workingDays } from '@nasaq/contract';
import { loadAll } from '../../content/paging/index.ts';
import { loadFormNotes, loadPlan } from '../../forms/index.ts';
import { loadT } from '../../locale/load-catalogue.ts';
import type { PageContext } from '../../router/page-context.ts';

/** What can be ordered, and what a link to here has chosen: `?service=` or `?product=` with a slug or a key. */
export async function loader({ api, locale, query, siteData }: PageContext) {
  const known = await siteData;
  const [t, notes, services, products, plan] = await Promise.all([
    loadT(locale, ['ordering']),
    loadFormNotes(api, locale),
    isOn('services', known) ? loadAll((page) => api.get('services', page)) : [],
    isOn('products', known) ? loadAll((page) => api.get('products', page)) : [],
    loadPlan(api, 'orders'),
  ]);
  const days = workingDays(plan.plan?.days ?? promisedDays.orders, locale);
  return {
    head: { description: t('ordering.lead', { days }) },
    ...notes,
    ...plan,
    services: byCategory(services),
    products: products.map((product) => offer('products', product)),
    chosen:
      chosen('services', services, query.get('service')) ?? chosen('products', products, query.get('product')) ?? '',
  };
}

type OfferType = 'services' | 'products';
type Offer = Pick<ServiceSummary | ProductSummary, 'key' | 'slug' | 'title'>;

function offer(type: OfferType, { key, title }: Offer) {
  return { value: `${type}:${key}`, label: title };
}

function byCategory(services: ServiceSummary[]) {
  const categories = new Map(services.map(({ category }) => [category.slug, category.title]));
  return [...categories].map(([slug, label]) => ({
    label,
    choices: services.filter(({ category }) => category.slug === slug).map((service) => offer('services', service)),
  }));
}

/** A key is the same in both languages, so that a language switch keeps the choice. */
function chosen(type: OfferType, offers: Offer[], name: string | null): string | undefined {
  const found = offers.find(({ key, slug }) => key === name || slug === name);
  return found && offer(type, found).value;
}
