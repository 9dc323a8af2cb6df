import { paths } from '@nasaq/contract';
import { useFormat, useT } from '../../locale/translator.ts';
import { useModel } from '../../router/context.tsx';
import { Facts, TitledTexts } from '../../ui/blocks.tsx';
import { EntryBand, EntryLayout, EntryPart, TableOfContents } from '../../ui/entry.tsx';
import { PageBlocks } from '../../ui/page-blocks.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { EntryRow, Rows } from '../../ui/lists.tsx';
import { Figures, Section } from '../../ui/section.tsx';
import type { loader } from './loader.ts';

/** One page about the company: figures, text, sections, and the other pages. */
export function Component() {
  const t = useT();
  const { date } = useFormat();
  const { blocks = [], company, others } = useModel<typeof loader>();
  const sections =
    company.sections.length > 0 ? [{ id: 'sections', text: t('company.sections'), level: 2 as const }] : [];
  return (
    <article>
      <PageHeader
        title={company.title}
        lead={company.summary}
        trail={[{ title: t('titles.company'), to: paths.company }, { title: company.title }]}
      />
      <EntryBand type="companies" entry={company} />
      {company.figures.length > 0 && (
        <section className="wrap company-figures">
          <h2 className="hidden-visually">{t('company.figures')}</h2>
          <Figures figures={company.figures} />
        </section>
      )}
      <EntryLayout
        aside={
          <>
            <TableOfContents toc={[...company.body.toc, ...sections]} />
            <Facts
              facts={[
                {
                  label: t('company.updated'),
                  value: <time dateTime={company.updatedAt}>{date(company.updatedAt)}</time>,
                },
              ]}
            />
          </>
        }
      >
        <RichText text={company.body} />
        <EntryPart id="sections" title={t('company.sections')} shown={company.sections.length > 0}>
          <TitledTexts items={company.sections} />
        </EntryPart>
      </EntryLayout>
      <PageBlocks blocks={blocks} />
      {others.length > 0 && (
        <Section title={t('company.others')} ground="sunk" className="related">
          <Rows>
            {others.map((other) => (
              <EntryRow key={other.key} type="companies" entry={other} />
            ))}
          </Rows>
        </Section>
      )}
    </article>
  );
}
