import type { Figure, WorkSummary } from '@nasaq/contract';
import type { Where } from 'payload';
import { findPublished, relationId, type Reading } from '../../platform/http/published.ts';
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

/** How many works each industry has, and the first figure of its first work. */
export async function figuresByIndustry(
  reading: Reading,
  ids: readonly number[],
): Promise<(id: number) => { workCount: number; figure: Figure | null }> {
  const { docs } = await findPublished(reading, 'works', {
    where: { industry: { in: [...ids] } },
    sort: workResource.sort,
    select: { industry: true, figures: true },
  });
  return (id) => {
    const works = docs.filter(({ industry }) => relationId(industry) === id);
    const [figure] = works.flatMap(({ figures }) => presentFigures(figures));
    return { workCount: works.length, figure: figure ?? null };
  };
}
