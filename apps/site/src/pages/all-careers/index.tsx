import { paths } from '@nasaq/contract';
import { useT } from '../../locale/translator.ts';
import { useModel } from '../../router/context.tsx';
import { ButtonLink } from '../../ui/buttons.tsx';
import { EmptyList } from '../../ui/empty-list.tsx';
import { JobTable } from '../../ui/job-table.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { JobFilters } from './job-filters.tsx';
import type { loader } from './loader.ts';
import './all-careers.css';

/** Every open position as a table, narrowed by team and way of working; closed ones below. */
export function Component() {
  const t = useT();
  const model = useModel<typeof loader>();
  const { filter, jobs, closed } = model;
  return (
    <>
      <PageHeader
        title={t('titles.all_careers')}
        lead={t('careers.list_lead')}
        trail={[{ title: t('titles.careers'), to: paths.careers }, { title: t('titles.all_careers') }]}
        art={{ type: 'careers', key: 'all-careers' }}
      />
      <div className="wrap jobs-page">
        {jobs.length > 0 || filter.department || filter.workplace ? (
          <>
            <JobFilters {...model} />
            <div role="status">
              {jobs.length > 0 ? (
                <p className="jobs-page__count">{t('careers.open', { count: jobs.length })}</p>
              ) : (
                <NoJobs />
              )}
            </div>
          </>
        ) : (
          <EmptyList text={t('careers.empty')} />
        )}
        {jobs.length > 0 && <JobTable jobs={jobs} label={t('titles.all_careers')} />}
        {closed.length > 0 && (
          <section className="jobs-page__closed">
            <h2 className="subtitle">{t('careers.recently.title')}</h2>
            <JobTable jobs={closed} label={t('careers.recently.title')} />
          </section>
        )}
      </div>
    </>
  );
}

function NoJobs() {
  const t = useT();
  return (
    <div className="jobs-page__none">
      <h2>{t('careers.none.title')}</h2>
      <p>{t('careers.none.text')}</p>
      <ButtonLink to={paths.allCareers} variant="secondary" arrow>
        {t('careers.none.all')}
      </ButtonLink>
    </div>
  );
}
