import type { Career } from '@nasaq/contract';
import { salaryRange } from '../../content/jobs/index.ts';
import { useFormat, useT, useTranslator } from '../../locale/translator.ts';
import { Facts } from '../../ui/blocks.tsx';

/** Everything about a job that fits in a word or a number. */
export function JobFacts({ career }: { career: Career }) {
  const t = useT();
  const { tag } = useTranslator();
  const { date, number } = useFormat();
  const { salary, closesAt, status } = career;
  const day = (iso: string) => <time dateTime={iso}>{date(iso)}</time>;
  return (
    <div className="job-facts">
      <Facts
        facts={[
          { label: t('careers.job.department'), value: t(`careers.department.${career.department}`) },
          { label: t('career.workplace'), value: t(`careers.workplace.${career.workplace}`) },
          career.place !== '' && { label: t('careers.job.place'), value: career.place },
          { label: t('careers.job.contract'), value: t(`careers.contract.${career.contractType}`) },
          {
            label: t('career.salary'),
            value: salary ? t('career.salary_month', { range: salaryRange(salary, tag) }) : t('career.not_stated'),
          },
          { label: t('career.openings'), value: number(career.openings) },
          { label: t('career.posted'), value: day(career.postedAt) },
          status === 'open' && {
            label: t('careers.job.closes'),
            value: closesAt ? day(closesAt) : t('careers.job.until_filled'),
          },
          status === 'closed' && closesAt !== null && { label: t('career.closed_on'), value: day(closesAt) },
        ]}
      />
    </div>
  );
}
