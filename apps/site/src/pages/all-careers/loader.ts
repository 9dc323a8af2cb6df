import { departments, localePath, paths, workplaces } from '@nasaq/contract';
import { countBy, filterJobs, loadJobs, readJobFilter } from '../../content/jobs/index.ts';
import { loadT } from '../../locale/load-catalogue.ts';
import type { PageContext } from '../../router/page-context.ts';

/** The jobs that fit the filter, and how many each other choice would show. */
export async function loader({ api, locale, query }: PageContext) {
  const filter = readJobFilter(query);
  const [t, { open, closed }] = await Promise.all([loadT(locale, ['careers']), loadJobs(api)]);
  const ofWorkplace = filterJobs(open, { ...filter, department: null });
  const ofDepartment = filterJobs(open, { ...filter, workplace: null });
  return {
    // Filtered tables are views of one page.
    head: { canonical: localePath(locale, paths.allCareers), description: t('careers.list_lead') },
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
