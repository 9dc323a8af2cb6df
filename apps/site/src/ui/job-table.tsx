import { entryPath, type CareerSummary } from '@nasaq/contract';
import { useFormat } from '../features/locale/use-format.ts';
import { useT } from '../features/locale/use-t.ts';
import { Link } from '../features/navigation/link.tsx';

/** Open jobs as a table that becomes blocks on phones. The explicit roles keep it a table when its display changes. */
export function JobTable({ jobs, caption }: { jobs: CareerSummary[]; caption: string }) {
  const t = useT();
  const { date } = useFormat();
  return (
    <table className="jobs" role="table">
      <caption className="hidden-visually">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader">{t('ui.job.title')}</th>
          <th scope="col" role="columnheader">{t('ui.job.department')}</th>
          <th scope="col" role="columnheader">{t('ui.job.place')}</th>
          <th scope="col" role="columnheader">{t('ui.job.contract')}</th>
          <th scope="col" role="columnheader">{t('ui.job.closes')}</th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {jobs.map((job) => (
          <tr key={job.key} role="row" className="job">
            <th scope="row" role="rowheader" className="job__title">
              <Link to={entryPath('careers', job.slug)} className="row__link">{job.title}</Link>
            </th>
            <td role="cell">{t(`ui.department.${job.department}`)}</td>
            <td role="cell">
              {job.place} <span className="job__way">{t(`ui.workplace.${job.workplace}`)}</span>
            </td>
            <td role="cell">{t(`ui.contract.${job.contractType}`)}</td>
            <td role="cell">
              {job.status === 'closed' ? t('ui.job.closed') : job.closesAt ? date(job.closesAt, 'short') : t('ui.job.until_filled')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
