import { type LandingPage, otherLocale } from '@nasaq/contract';
import { type Document, findByIds, findDraft, type Reading } from '../../platform/http/published.ts';
import { presentBlocks } from '../blocks/index.ts';
import { loadImages } from '../entry/reading/images.ts';
import type { Resource } from '../entry/reading/resource.ts';
import { coverIds, presentSummary } from '../entry/reading/summary.ts';

export const landingPageResource: Resource<'landing-pages'> = {
  type: 'landing-pages',
  sort: '_order',
  summarySelect: {},
  presentSummaries: async (reading, docs) => {
    const images = await loadImages(reading, coverIds(docs));
    return docs.map((doc) => presentSummary(doc, images));
  },
  presentDetail: async (reading, doc): Promise<Omit<LandingPage, 'alternates'>> => {
    const [images, blocks] = await Promise.all([
      loadImages(reading, coverIds([doc])),
      blocksOfOther(reading, doc.id).then((others) => presentBlocks(reading, doc.blocks, others)),
    ]);
    return {
      ...presentSummary(doc, images),
      seo: { title: doc.seo?.title || doc.title || '', description: doc.seo?.description || doc.summary || '' },
      publishedAt: doc.publishedAt ?? doc.createdAt,
      updatedAt: doc.updatedAt,
      blocks,
    };
  },
};

/** What readers of the other language see; in a preview, what its newest draft has. */
async function blocksOfOther(reading: Reading, id: number): Promise<unknown> {
  const other = { ...reading, locale: otherLocale(reading.locale) };
  const [doc] = reading.draft
    ? [await findDraft(other, 'landing-pages', id)]
    : await findByIds(other, 'landing-pages', [id], { blocks: true });
  return (doc as Document<'landing-pages'> | null | undefined)?.blocks;
}
