import { paths, promisedDays, workingDays } from '@nasaq/contract';
import { type Department, jobFilterPath } from '../../content/jobs/index.ts';
import { useFormat, useLocale, useT } from '../../locale/translator.ts';
import { useModel } from '../../router/context.tsx';
import { Link } from '../../router/link.tsx';
import { Steps, TitledTexts } from '../../ui/blocks.tsx';
import { ButtonLink } from '../../ui/buttons.tsx';
import { EmptyList } from '../../ui/empty-list.tsx';
import { JobTable } from '../../ui/job-table.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Section } from '../../ui/section.tsx';
import type { loader } from './loader.ts';
import './careers.css';

const qualities = ['finish', 'write', 'ask', 'care'] as const;
const steps = ['first', 'second', 'third', 'fourth'] as const;

/** Whom the company looks for, how it hires, and what is open. */
export function Component() {
  const t = useT();
  const { jobs, total, departments } = useModel<typeof loader>();
  return (
    <>
      <PageHeader
        title={t('titles.careers')}
        lead={t('careers.lead')}
        trail={[{ title: t('titles.careers') }]}
        art={{ type: 'careers', key: 'careers-list' }}
      >
        {total > 0 && (
          <p className="careers__open">
            <ButtonLink to={paths.allCareers} size="lg" arrow>
              {t('careers.open', { count: total })}
            </ButtonLink>
          </p>
        )}
      </PageHeader>
      {total > 0 ? (
        <>
          <Hiring />
          {departments.length > 0 && (
            <Section title={t('careers.departments.title')}>
              <DepartmentLine departments={departments} />
            </Section>
          )}
          <Section title={t('careers.positions.title')} more={{ to: paths.allCareers, text: t('careers.all') }}>
            <JobTable jobs={jobs} label={t('careers.positions.title')} />
          </Section>
        </>
      ) : (
        <div className="wrap careers__none">
          <EmptyList text={t('careers.empty')} />
        </div>
      )}
    </>
  );
}

/** How positions are filled: nothing to promise where there are none. */
function Hiring() {
  const t = useT();
  const locale = useLocale();
  const days = (promise: 'applications' | 'decision') => workingDays(promisedDays[promise], locale);
  return (
    <>
      <Section title={t('careers.who.title')} lead={t('careers.who.lead')}>
        <TitledTexts
          items={qualities.map((name) => ({
            title: t(`careers.who.${name}.title`),
            text: t(`careers.who.${name}.text`),
          }))}
        />
      </Section>
      <Section title={t('careers.how.title')} lead={t('careers.how.lead')} ground="ink">
        <Steps
          steps={steps.map((name) => ({
            title: t(`careers.how.${name}.title`),
            text: t(`careers.how.${name}.text`, { days: days(name === 'fourth' ? 'decision' : 'applications') }),
          }))}
        />
      </Section>
    </>
  );
}

/** The teams that have open positions, as very large names with their number; each leads to its own. */
function DepartmentLine({ departments }: { departments: { value: Department; count: number }[] }) {
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
              <span className="hidden-visually"> ({t('careers.open', { count })})</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
