import { maxPageSize } from '@nasaq/contract';
import { loadT } from '../../locale/load-t.ts';
import type { PageContext } from '../../router/page-context.ts';
import type { OfferType } from './offer-type.ts';

/** The list page of services, solutions or industries: all of them, and their categories. */
export async function loadOffers(type: OfferType, { api, locale }: PageContext) {
  const [{ data: offers }, { data: categories }, t] = await Promise.all([
    api.get(type, { limit: maxPageSize }),
    api.get('categories', { of: type }),
    loadT(locale, [type]),
  ]);
  return { head: { description: t(`${type}.lead`) }, offers, categories: categories.filter(({ count }) => count > 0) };
}
