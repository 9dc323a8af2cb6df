import type { ClientMark, Picture, Work, WorkSummary } from '@nasaq/contract';
import { presentDetail, presentFigures, presentQuote, presentStrings } from '../entry/reading/detail.ts';
import { imageOf, loadImages } from '../entry/reading/images.ts';
import { firstOfEach, loadFirstPictures, loadPictures } from '../entry/reading/pictures.ts';
import {
  findByIds,
  findPublished,
  relationId,
  relationIds,
  type Document,
  type Reading,
} from '../../platform/http/published.ts';
import { coverIds, loadRelated, presentSummary, summarySelect } from '../entry/reading/summary.ts';
import type { Resource } from '../entry/reading/resource.ts';

type WorkDocument = Document<'works'>;

const rowSelect = { client: true, mark: true, year: true, industry: true, services: true, gallery: true } as const;
const relatedWorks = 3;

export const workResource: Resource<'works'> = {
  type: 'works',
  sort: '_order',
  summarySelect: rowSelect,
  presentSummaries: presentWorkSummaries,
  presentDetail: presentWork,
};

export function presentWorkSummaries(reading: Reading, docs: readonly WorkDocument[]): Promise<WorkSummary[]> {
  return presentWorkRows(reading, docs, loadFirstPictures(reading, 'works', docs));
}

async function presentWorkRows(
  reading: Reading,
  docs: readonly WorkDocument[],
  firstPictures: Promise<(Picture | null)[]>,
): Promise<WorkSummary[]> {
  const industryIds = [...new Set(relationIds(docs.flatMap(({ industry }) => industry ?? [])))];
  const serviceIds = [...new Set(relationIds(docs.flatMap(({ services }) => services ?? [])))];
  const [images, pictures, industries, services] = await Promise.all([
    loadImages(reading, [...coverIds(docs), ...docs.map(({ mark }) => relationId(mark))]),
    firstPictures,
    findByIds(reading, 'industries', industryIds, { key: true, slug: true, title: true }),
    findByIds(reading, 'services', serviceIds, { key: true, title: true }),
  ]);
  return docs.map((doc, index) => {
    const industry = industries.find(({ id }) => id === relationId(doc.industry));
    return {
      ...presentSummary(doc, images),
      client: doc.client ?? '',
      year: doc.year ?? 0,
      mark: imageOf(images, doc.mark),
      industry: industry ? { key: industry.key ?? '', slug: industry.slug ?? '', title: industry.title ?? '' } : null,
      services: relationIds(doc.services).flatMap((id) => {
        const service = services.find((candidate) => candidate.id === id);
        return service ? [{ key: service.key ?? '', title: service.title ?? '' }] : [];
      }),
      firstPicture: pictures[index]!,
    };
  });
}

/** The clients whose marks are known, in the order of their works. */
export async function loadClientMarks(reading: Reading): Promise<ClientMark[]> {
  const { docs } = await findPublished(reading, 'works', {
    where: { mark: { exists: true } },
    sort: '_order',
    select: { key: true, slug: true, mark: true },
  });
  const images = await loadImages(
    reading,
    docs.map(({ mark }) => relationId(mark)),
  );
  return docs.flatMap(({ key, mark, slug }) => {
    const image = imageOf(images, mark);
    return image ? [{ key: key ?? '', slug: slug ?? '', mark: image }] : [];
  });
}

async function presentWork(reading: Reading, doc: WorkDocument): Promise<Omit<Work, 'alternates'>> {
  const serviceIds = relationIds(doc.services);
  const pictures = loadPictures(reading, 'works', [doc]);
  const [[summary], detail, services, [gallery = []], related] = await Promise.all([
    presentWorkRows(reading, [doc], pictures.then(firstOfEach)),
    presentDetail(reading, doc),
    loadRelated(
      reading,
      serviceIds.map((value) => ({ relationTo: 'services', value })),
    ),
    pictures,
    similarWorks(reading, doc),
  ]);
  return {
    ...summary!,
    ...detail,
    challenge: doc.challenge ?? '',
    approach: doc.approach ?? '',
    result: doc.result ?? '',
    figures: presentFigures(doc.figures),
    gallery,
    quote: doc.quote?.text ? presentQuote(doc.quote) : null,
    services,
    technologies: presentStrings(doc.technologies),
    related,
  };
}

/** Other works of the same industry first, then those that used the same services. */
async function similarWorks(reading: Reading, doc: WorkDocument): Promise<Work['related']> {
  const { docs } = await findPublished(reading, 'works', {
    where: { id: { not_equals: doc.id } },
    sort: '_order',
    select: { ...summarySelect, ...rowSelect },
  });
  const services = relationIds(doc.services);
  const score = (other: WorkDocument) =>
    (relationId(other.industry) === relationId(doc.industry) ? 10 : 0) +
    relationIds(other.services).filter((id) => services.includes(id)).length;
  const closest = docs.sort((a, b) => score(b) - score(a)).slice(0, relatedWorks);
  return presentWorkSummaries(reading, closest);
}
