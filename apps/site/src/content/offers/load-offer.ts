import { entryHead } from '../../head/entry-head.ts';
import { faqPage } from '../../head/json-ld/faq-page.ts';
import type { PageContext } from '../../router/page-context.ts';
import type { OfferType } from './offer-type.ts';

/** The page of one service, solution or industry. */
export async function loadOffer(type: OfferType, { api, locale, params }: PageContext) {
  const offer = await api.entry(type, params.name_slug!);
  return { head: entryHead(type, offer, locale, [faqPage(offer.faq)]), offer };
}
