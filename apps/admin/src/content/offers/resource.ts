import type { Service } from '@nasaq/contract';
import { type Relations, categoryFilter, loadRelated, presentCategorized } from '../entry/reading/summary.ts';
import { presentDetail, presentQuestions, presentStrings, presentTitledTexts } from '../entry/reading/detail.ts';
import type { Document, Reading } from '../../platform/http/published.ts';
import type { Resource } from '../entry/reading/resource.ts';

type OfferType = 'services' | 'solutions' | 'industries';

/** Services, solutions and industries are shown alike. */
export function offerResource<T extends OfferType>(type: T): Resource<T> {
  return {
    type,
    sort: '_order',
    summarySelect: { category: true },
    filterBy: 'category',
    filter: (reading, query) => categoryFilter(reading, type, query),
    presentSummaries: presentCategorized,
    presentDetail: presentOffer,
  };
}

async function presentOffer(reading: Reading, doc: Document<OfferType>): Promise<Omit<Service, 'alternates'>> {
  const [[summary], detail, related] = await Promise.all([
    presentCategorized(reading, [doc]),
    presentDetail(reading, doc),
    loadRelated(reading, doc.related as Relations),
  ]);
  return {
    ...summary!,
    ...detail,
    benefits: presentTitledTexts(doc.benefits),
    process: presentTitledTexts(doc.process),
    deliverables: presentStrings(doc.deliverables),
    faq: presentQuestions(doc.faq),
    related,
  };
}
