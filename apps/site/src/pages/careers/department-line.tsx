import type { CareerSummary } from '@nasaq/contract';
import { jobFilterPath } from '../../content/jobs/index.ts';
import { useFormat, useT } from '../../locale/translator.ts';
import { Link } from '../../router/link.tsx';

/** The teams that have open positions, as very large names with their number; each leads to its own. */
export function DepartmentLine({
  departments,
}: {
  departments: { value: CareerSummary['department']; count: number }[];
}) {
  const t = useT();
  const { number } = useFormat();
  return (
    <ul className="department-line">
      {departments.map(({ value, count }) => (
        <li key={value}>
          <Link to={jobFilterPath({ department: value, workplace: null })}>
            {t(`careers.department.${value}`)}
            <span className="department-line__count">
              <span aria-hidden="true">{number(count)}</span>
              <span className="hidden-visually">, {t('careers.open', { count })}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
