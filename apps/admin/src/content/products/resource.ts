import type { Picture, Product, ProductSummary } from '@nasaq/contract';
import { presentDetail, presentQuestions, presentStrings, presentTitledTexts } from '../entry/reading/detail.ts';
import { loadImages } from '../entry/reading/images.ts';
import { firstOfEach, loadFirstPictures, loadPictures } from '../entry/reading/pictures.ts';
import { type Document, type Reading } from '../../platform/http/published.ts';
import { type Relations, coverIds, loadRelated, presentSummary } from '../entry/reading/summary.ts';
import type { Resource } from '../entry/reading/resource.ts';

type ProductDocument = Document<'products'>;

export const productResource: Resource<'products'> = {
  type: 'products',
  sort: '_order',
  summarySelect: { kind: true, screenshots: true },
  presentSummaries: presentProductSummaries,
  presentDetail: presentProduct,
};

export function presentProductSummaries(reading: Reading, docs: readonly ProductDocument[]): Promise<ProductSummary[]> {
  return presentProductRows(reading, docs, loadFirstPictures(reading, 'products', docs));
}

async function presentProductRows(
  reading: Reading,
  docs: readonly ProductDocument[],
  firstPictures: Promise<(Picture | null)[]>,
): Promise<ProductSummary[]> {
  const [images, pictures] = await Promise.all([loadImages(reading, coverIds(docs)), firstPictures]);
  return docs.map((doc, index) => ({
    ...presentSummary(doc, images),
    kind: doc.kind ?? '',
    firstPicture: pictures[index]!,
  }));
}

async function presentProduct(reading: Reading, doc: ProductDocument): Promise<Omit<Product, 'alternates'>> {
  const pictures = loadPictures(reading, 'products', [doc]);
  const [[summary], detail, related, [screenshots = []]] = await Promise.all([
    presentProductRows(reading, [doc], pictures.then(firstOfEach)),
    presentDetail(reading, doc),
    loadRelated(reading, doc.related as Relations),
    pictures,
  ]);
  return {
    ...summary!,
    ...detail,
    features: presentTitledTexts(doc.features),
    plans: (doc.plans ?? []).map((plan) => ({
      name: plan.name ?? '',
      price: plan.price ?? '',
      period: plan.period ?? '',
      features: presentStrings(plan.features),
    })),
    screenshots,
    faq: presentQuestions(doc.faq),
    related,
  };
}
