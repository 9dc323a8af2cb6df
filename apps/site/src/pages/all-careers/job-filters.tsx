import type { CareerSummary } from '@nasaq/contract';
import { type Department, jobFilterPath, type JobFilter } from '../../content/jobs/index.ts';
import { useT } from '../../locale/translator.ts';
import { FilterBar } from '../../ui/list-links.tsx';

interface Props {
  filter: JobFilter;
  departments: { value: Department; count: number }[];
  workplaces: { value: CareerSummary['workplace']; count: number }[];
  totals: { departments: number; workplaces: number };
}

/** Two rows of links; each keeps the choice of the other. */
export function JobFilters({ filter, departments, workplaces, totals }: Props) {
  const t = useT();
  return (
    <div className="jobs-page__filters">
      {departments.length > 0 && (
        <div className="jobs-page__filter">
          <p aria-hidden="true">{t('careers.filter.department')}</p>
          <FilterBar
            label={t('careers.filter.department')}
            filters={[
              {
                title: t('careers.filter.any_department'),
                to: jobFilterPath({ ...filter, department: null }),
                count: totals.departments,
                current: filter.department === null,
              },
              ...departments.map(({ value, count }) => ({
                title: t(`careers.department.${value}`),
                to: jobFilterPath({ ...filter, department: value }),
                count,
                current: value === filter.department,
              })),
            ]}
          />
        </div>
      )}
      <div className="jobs-page__filter">
        <p aria-hidden="true">{t('careers.filter.workplace')}</p>
        <FilterBar
          label={t('careers.filter.workplace')}
          filters={[
            {
              title: t('careers.filter.any_workplace'),
              to: jobFilterPath({ ...filter, workplace: null }),
              count: totals.workplaces,
              current: filter.workplace === null,
            },
            ...workplaces.map(({ value, count }) => ({
              title: t(`careers.workplace.${value}`),
              to: jobFilterPath({ ...filter, workplace: value }),
              count,
              current: value === filter.workplace,
            })),
          ]}
        />
      </div>
    </div>
  );
}
