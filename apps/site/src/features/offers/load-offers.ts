import { maxPageSize } from '@nasaq/contract';
import type { PageContext } from '../navigation/page-context.ts';
import type { OfferType } from './offer-type.ts';

/** The list page of services, solutions or industries: all of them, and their categories. */
export async function loadOffers(type: OfferType, { api }: PageContext) {
  const [{ data: offers }, { data: categories }] = await Promise.all([
    api.get(type, { limit: maxPageSize }),
    api.get('categories', { of: type }),
  ]);
  return { offers, categories: categories.filter(({ count }) => count > 0) };
}
