import type { Industry, IndustrySummary, Service, ServiceSummary, Solution, SolutionSummary } from '@nasaq/contract';
import { type Relations, categoryFilter, loadRelated, presentCategorized } from '../entry/reading/summary.ts';
import { presentDetail, presentFigures, presentQuestions, presentTitledTexts } from '../entry/reading/detail.ts';
import type { Document, Reading } from '../../platform/http/published.ts';
import type { Resource } from '../entry/reading/resource.ts';
import { figuresByIndustry, worksOf } from './made-works.ts';
import { presentComparisons, presentDay, presentDeliverables, presentParts } from './rows.ts';

type OfferType = 'services' | 'solutions' | 'industries';

/** Services, solutions and industries are listed and narrowed alike. */
const alike = <T extends OfferType>(type: T) =>
  ({
    type,
    sort: '_order',
    filterBy: 'category',
    filter: (reading, query) => categoryFilter(reading, type, query),
  }) satisfies Partial<Resource<T>>;

export const serviceResource: Resource<'services'> = {
  ...alike('services'),
  summarySelect: { category: true, facts: true },
  presentSummaries: presentServices,
  presentDetail: async (reading, doc): Promise<Omit<Service, 'alternates'>> => {
    const [[summary], detail, works] = await Promise.all([
      presentServices(reading, [doc]),
      presentOffer(reading, doc),
      worksOf(reading, { services: { equals: doc.id } }),
    ]);
    return { ...summary!, ...detail, works };
  },
};

async function presentServices(reading: Reading, docs: readonly Document<'services'>[]): Promise<ServiceSummary[]> {
  const summaries = await presentCategorized(reading, docs);
  return summaries.map((summary, index) => ({ ...summary, facts: presentFigures(docs[index]!.facts) }));
}

export const solutionResource: Resource<'solutions'> = {
  ...alike('solutions'),
  summarySelect: { category: true, problem: true },
  presentSummaries: presentSolutions,
  presentDetail: async (reading, doc): Promise<Omit<Solution, 'alternates'>> => {
    const [[summary], detail] = await Promise.all([presentSolutions(reading, [doc]), presentOffer(reading, doc)]);
    return {
      ...summary!,
      ...detail,
      parts: presentParts(doc.parts),
      comparisons: presentComparisons(doc.comparisons),
    };
  },
};

async function presentSolutions(reading: Reading, docs: readonly Document<'solutions'>[]): Promise<SolutionSummary[]> {
  const summaries = await presentCategorized(reading, docs);
  return summaries.map((summary, index) => ({ ...summary, problem: docs[index]!.problem ?? '' }));
}

export const industryResource: Resource<'industries'> = {
  ...alike('industries'),
  summarySelect: { category: true, related: true },
  presentSummaries: presentIndustries,
  presentDetail: async (reading, doc): Promise<Omit<Industry, 'alternates'>> => {
    const [[summary], detail, works, day] = await Promise.all([
      presentIndustries(reading, [doc]),
      presentOffer(reading, doc),
      worksOf(reading, { industry: { equals: doc.id } }),
      presentDay(reading, doc.day),
    ]);
    return { ...summary!, ...detail, works, day };
  },
};

async function presentIndustries(
  reading: Reading,
  docs: readonly Document<'industries'>[],
): Promise<IndustrySummary[]> {
  const [summaries, figures] = await Promise.all([presentCategorized(reading, docs), figuresByIndustry(reading, docs)]);
  return summaries.map((summary, index) => ({ ...summary, ...figures[index]! }));
}

/** What the detail pages of all three have on top of their list rows. */
async function presentOffer(reading: Reading, doc: Document<OfferType>) {
  const [detail, related] = await Promise.all([
    presentDetail(reading, doc),
    loadRelated(reading, doc.related as Relations),
  ]);
  return {
    ...detail,
    facts: presentFigures(doc.facts),
    benefits: presentTitledTexts(doc.benefits),
    process: presentTitledTexts(doc.process),
    deliverables: presentDeliverables(doc.deliverables),
    faq: presentQuestions(doc.faq),
    related,
  };
}
