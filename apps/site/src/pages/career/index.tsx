import { type Career, paths } from '@nasaq/contract';
import { salaryRange } from '../../content/jobs/index.ts';
import { useFormat, useT, useTranslator } from '../../locale/translator.ts';
import { useModel } from '../../router/context.tsx';
import { InPageLink } from '../../router/link.tsx';
import { CheckList, Facts } from '../../ui/blocks.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { Arrow } from '../../ui/buttons.tsx';
import { EntryBand, EntryLayout, EntryPart, TableOfContents } from '../../ui/entry.tsx';
import { JobTable } from '../../ui/job-table.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { Section } from '../../ui/section.tsx';
import { Application } from './application.tsx';
import type { loader } from './loader.ts';
import './career.css';

const lists = ['responsibilities', 'requirements', 'benefits'] as const;

/** One job: facts beside what it is, what it asks and gives; the way to apply while it is open, other jobs always. */
export function Component() {
  const t = useT();
  const { career, plan, privacy } = useModel<typeof loader>();
  const open = career.status === 'open';
  const parts = [
    ...lists.filter((id) => career[id].length > 0).map((id) => ({ id, text: t(`career.${id}`), level: 2 as const })),
    ...(open ? [{ id: 'apply', text: t('career.apply.title'), level: 2 as const }] : []),
  ];
  return (
    <article>
      <PageHeader
        title={career.title}
        lead={career.summary}
        eyebrow={[
          career.department && t(`careers.department.${career.department}`),
          career.place,
          t(`careers.workplace.${career.workplace}`),
        ].filter(Boolean)}
        trail={[{ title: t('titles.careers'), to: paths.careers }, { title: career.title }]}
      >
        {open ? (
          <p className="job-apply">
            <InPageLink to="apply" className={buttonClass({ variant: 'primary', size: 'lg' })}>
              <span>{t('career.apply.title')}</span>
              <Arrow to="down" />
            </InPageLink>
          </p>
        ) : (
          <ClosedNotice others={career.others.length > 0} />
        )}
      </PageHeader>
      <EntryBand type="careers" entry={career} />
      <EntryLayout
        aside={
          <>
            <JobFacts career={career} />
            <TableOfContents toc={[...career.body.toc, ...parts]} />
          </>
        }
      >
        <RichText text={career.body} />
        {lists.map((id) => (
          <EntryPart key={id} id={id} title={t(`career.${id}`)} shown={career[id].length > 0}>
            <CheckList items={career[id]} />
          </EntryPart>
        ))}
        {open && <Application career={career} plan={plan} privacy={privacy} />}
      </EntryLayout>
      {career.others.length > 0 && (
        <Section
          id="others"
          title={t('career.others')}
          more={{ to: paths.allCareers, text: t('careers.all') }}
          ground="sunk"
          className="related"
        >
          <JobTable jobs={career.others} label={t('career.others')} />
        </Section>
      )}
    </article>
  );
}

/** Everything about a job that fits in a word or a number. */
function JobFacts({ career }: { career: Career }) {
  const t = useT();
  const { tag } = useTranslator();
  const { date, number } = useFormat();
  const { salary, closesAt, status } = career;
  const day = (iso: string) => <time dateTime={iso}>{date(iso)}</time>;
  return (
    <div className="job-facts">
      <Facts
        facts={[
          career.department && {
            label: t('careers.job.department'),
            value: t(`careers.department.${career.department}`),
          },
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

/** Says that nobody can apply any more, and leads to the other jobs below where there are some. */
function ClosedNotice({ others }: { others: boolean }) {
  const t = useT();
  return (
    <div className="job-closed">
      <Notice tone="warning">
        <p>
          <strong>{t('career.closed.title')}</strong> {t('career.closed.text')}
        </p>
        {others && (
          <InPageLink to="others" className="link">
            {t('career.others')}
          </InPageLink>
        )}
      </Notice>
    </div>
  );
}
