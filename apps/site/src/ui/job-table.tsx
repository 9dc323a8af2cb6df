import { entryPath, type CareerSummary } from '@nasaq/contract';
import { useFormat, useT } from '../locale/translator.ts';
import { Link } from '../router/link.tsx';

/** Open jobs as a table that becomes blocks on phones; its heading names it. A caption would be a third time. */
export function JobTable({ jobs, label }: { jobs: CareerSummary[]; label: string }) {
  const t = useT();
  const { date } = useFormat();
  const hasTeams = jobs.some(({ department }) => department);
  return (
    <table className="jobs" aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t('careers.job.title')}</th>
          {hasTeams && <th scope="col">{t('careers.job.department')}</th>}
          <th scope="col">{t('careers.job.place')}</th>
          <th scope="col">{t('careers.job.contract')}</th>
          <th scope="col">{t('careers.job.closes')}</th>
        </tr>
      </thead>
      <tbody>
        {jobs.map((job) => (
          <tr key={job.key} className="job">
            <th scope="row" className="job__title">
              <Link to={entryPath('careers', job.slug)} className="row__link">
                {job.title}
              </Link>
            </th>
            {hasTeams && <td>{job.department && t(`careers.department.${job.department}`)}</td>}
            <td>
              {job.place} <span className="job__way">{t(`careers.workplace.${job.workplace}`)}</span>
            </td>
            <td>{t(`careers.contract.${job.contractType}`)}</td>
            <td>
              {job.status === 'open' && job.closesAt && <span className="job__label">{t('careers.job.closes')} </span>}
              {job.status === 'closed'
                ? t('careers.job.closed')
                : job.closesAt
                  ? date(job.closesAt, 'short')
                  : t('careers.job.until_filled')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
