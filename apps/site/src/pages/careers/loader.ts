import { departments } from '@nasaq/contract';
import { countBy, loadJobs } from '../../content/jobs/index.ts';
import { loadT } from '../../locale/load-catalogue.ts';
import type { PageContext } from '../../router/page-context.ts';

const shown = 5;

/** The first open jobs, and how many each team has. */
export async function loader({ api, locale }: PageContext) {
  const [t, { open }] = await Promise.all([loadT(locale, ['careers']), loadJobs(api)]);
  return {
    head: { description: t('careers.description') },
    jobs: open.slice(0, shown),
    total: open.length,
    departments: countBy(
      open.map(({ department }) => department),
      departments,
    ),
  };
}
