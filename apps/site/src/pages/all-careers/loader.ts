import { departments, localePath, paths, workplaces } from '@nasaq/contract';
import { countBy, filterJobs, loadJobs, readJobFilter } from '../../content/jobs/index.ts';
import type { PageContext } from '../../router/page-context.ts';

/** The jobs that fit the filter, and how many each other choice would show. */
export async function loader({ api, locale, query }: PageContext) {
  const filter = readJobFilter(query);
  const { open, closed } = await loadJobs(api);
  const ofWorkplace = filterJobs(open, { ...filter, department: null });
  const ofDepartment = filterJobs(open, { ...filter, workplace: null });
  return {
    // Filtered tables are views of one page.
    head: { canonical: localePath(locale, paths.allCareers) },
    filter,
    jobs: filterJobs(open, filter),
    closed: filterJobs(closed, filter),
    departments: countBy(
      ofWorkplace.map(({ department }) => department),
      departments,
      filter.department,
    ),
    workplaces: countBy(
      ofDepartment.map(({ workplace }) => workplace),
      workplaces,
      filter.workplace,
    ),
    totals: { departments: ofWorkplace.length, workplaces: ofDepartment.length },
  };
}
