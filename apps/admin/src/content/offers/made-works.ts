import type { Figure, WorkSummary } from '@nasaq/contract';
import type { Where } from 'payload';
import { type Document, findPublished, relationId, type Reading } from '../../platform/http/published.ts';
import { presentFigures } from '../entry/reading/detail.ts';
import { summarySelect } from '../entry/reading/summary.ts';
import { presentWorkSummaries, workResource } from '../works/resource.ts';

/** The published works that a condition finds, in the editors' order. */
export async function worksOf(reading: Reading, where: Where): Promise<WorkSummary[]> {
  const { docs } = await findPublished(reading, 'works', {
    where,
    sort: workResource.sort,
    select: { ...summarySelect, ...workResource.summarySelect },
  });
  return presentWorkSummaries(reading, docs);
}

type Industry = Pick<Document<'industries'>, 'id' | 'related'>;

/** How many works each industry has, and a figure of the one that its editors relate first, else of the first. */
export async function figuresByIndustry(
  reading: Reading,
  industries: readonly Industry[],
): Promise<{ workCount: number; figure: Figure | null }[]> {
  const { docs } = await findPublished(reading, 'works', {
    where: { industry: { in: industries.map(({ id }) => id) } },
    sort: workResource.sort,
    select: { industry: true, figures: true },
  });
  return industries.map(({ id, related }) => {
    const works = docs.filter(({ industry }) => relationId(industry) === id);
    const named = (related ?? []).flatMap(({ relationTo, value }) =>
      relationTo === 'works' ? works.filter((work) => work.id === relationId(value)) : [],
    );
    const [figure] = [...named, ...works].flatMap(({ figures }) => presentFigures(figures));
    return { workCount: works.length, figure: figure ?? null };
  });
}
