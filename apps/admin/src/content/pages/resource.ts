import { type Article, type Company, type Legal, type LegalSummary, otherLocale } from '@nasaq/contract';
import {
  type Relations,
  categoryFilter,
  coverIds,
  loadRelated,
  presentCategorized,
  presentSummary,
} from '../entry/reading/summary.ts';
import { presentDetail, presentFigures, presentTitledTexts, readingMinutes } from '../entry/reading/detail.ts';
import { loadImages } from '../entry/reading/images.ts';
import { type Document, findByIds, type Reading } from '../../platform/http/published.ts';
import { blocksOf } from '../blocks/index.ts';
import type { Resource } from '../entry/reading/resource.ts';

export const companyResource: Resource<'companies'> = {
  type: 'companies',
  sort: '_order',
  summarySelect: {},
  presentSummaries: async (reading, docs) => {
    const images = await loadImages(reading, coverIds(docs));
    return docs.map((doc) => presentSummary(doc, images));
  },
  presentDetail: async (reading, doc): Promise<Omit<Company, 'alternates'>> => {
    const images = await loadImages(reading, coverIds([doc]));
    return {
      ...presentSummary(doc, images),
      ...(await presentDetail(reading, doc)),
      figures: presentFigures(doc.figures),
      sections: presentTitledTexts(doc.sections),
      ...(await companyBlocks(reading, doc)),
    };
  },
};

/** What readers of the other language see gives a block the picture that it lacks; without blocks it is not asked for. */
async function companyBlocks(reading: Reading, { blocks, id }: Document<'companies'>) {
  if (!blocks || blocks.length === 0) return {};
  const other = { ...reading, locale: otherLocale(reading.locale) };
  const [others] = await findByIds(other, 'companies', [id], { blocks: true });
  return blocksOf(reading, blocks, others?.blocks);
}

export const legalResource: Resource<'legals'> = {
  type: 'legals',
  sort: '_order',
  summarySelect: { revisedAt: true },
  presentSummaries: presentLegalSummaries,
  presentDetail: async (reading, doc): Promise<Omit<Legal, 'alternates'>> => {
    const [summary] = await presentLegalSummaries(reading, [doc]);
    return { ...summary!, ...(await presentDetail(reading, doc)) };
  },
};

async function presentLegalSummaries(reading: Reading, docs: readonly Document<'legals'>[]): Promise<LegalSummary[]> {
  const images = await loadImages(reading, coverIds(docs));
  return docs.map((doc) => ({ ...presentSummary(doc, images), revisedAt: doc.revisedAt ?? doc.updatedAt }));
}

export const articleResource: Resource<'articles'> = {
  type: 'articles',
  sort: '_order',
  summarySelect: { category: true },
  filterBy: 'category',
  filter: (reading, query) => categoryFilter(reading, 'articles', query),
  presentSummaries: presentCategorized,
  presentDetail: async (reading, doc): Promise<Omit<Article, 'alternates'>> => {
    const [[summary], detail, related] = await Promise.all([
      presentCategorized(reading, [doc]),
      presentDetail(reading, doc),
      loadRelated(reading, doc.related as Relations),
    ]);
    return { ...summary!, ...detail, readingMinutes: readingMinutes(doc.body, reading.locale), related };
  },
};
