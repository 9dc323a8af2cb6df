import { categoryPath, maxPageSize } from '@nasaq/contract';
import { entryAlternates } from '../../head/entry-alternates.ts';
import type { PageContext } from '../../router/page-context.ts';
import { notFound } from '../../router/payload.ts';
import type { OfferType } from './offer-type.ts';

/** The page of one category: its entries, and the categories beside it. */
export async function loadOfferCategory(type: OfferType, { api, params }: PageContext) {
  const { data: categories } = await api.get('categories', { of: type });
  const category = categories.find(({ slug }) => slug === params.name_slug);
  if (category === undefined) throw notFound();
  const { data: offers } = await api.get(type, { category: category.slug, limit: maxPageSize });
  return {
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
