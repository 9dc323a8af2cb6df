import { entryPath, paths, type Work } from '@nasaq/contract';
import { OfferCall } from '../../content/offers/index.ts';
import { useFormat, useT } from '../../locale/translator.ts';
import { useModel } from '../../router/context.tsx';
import { Link } from '../../router/link.tsx';
import { Facts } from '../../ui/blocks.tsx';
import { EntryBand, EntryLayout, EntryPart, Gallery, RelatedList, Tags } from '../../ui/entry.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { Figures, Quote, Section } from '../../ui/section.tsx';
import type { loader } from './loader.ts';

const chapters = ['challenge', 'approach', 'result'] as const;

/** One work: what came of it first, then how, then pictures and the client's words. */
export function Component() {
  const t = useT();
  const { digits } = useFormat();
  const { work } = useModel<typeof loader>();
  return (
    <article>
      <PageHeader
        title={work.title}
        lead={work.summary}
        eyebrow={[work.client, work.industry?.title, digits(work.year)].filter(Boolean)}
        trail={[{ title: t('titles.works'), to: paths.works }, { title: work.title }]}
        long
      />
      <EntryBand type="works" entry={work} />
      {work.figures.length > 0 && (
        <section className="wrap work-figures">
          <h2 className="hidden-visually">{t('works.figures')}</h2>
          <Figures figures={work.figures} />
        </section>
      )}
      <EntryLayout aside={<WorkFacts work={work} />}>
        {chapters.map((chapter) => (
          <EntryPart key={chapter} id={chapter} title={t(`works.${chapter}`)} shown={work[chapter] !== ''}>
            <p className="work-chapter">{work[chapter]}</p>
          </EntryPart>
        ))}
        <RichText text={work.body} />
      </EntryLayout>
      {work.gallery.length > 0 && (
        <Section title={t('works.gallery')} ground="sunk">
          <Gallery pictures={work.gallery} />
        </Section>
      )}
      {work.quote && (
        <Section ground="ink">
          <Quote {...work.quote} />
        </Section>
      )}
      <RelatedList related={work.related} title={t('works.related')} />
      <OfferCall />
    </article>
  );
}

/** Client, industry, year, services and technologies of a work. */
function WorkFacts({ work }: { work: Work }) {
  const t = useT();
  const { digits } = useFormat();
  const { client, industry, year, services, technologies } = work;
  return (
    <Facts
      facts={[
        { label: t('works.client'), value: client },
        industry && {
          label: t('works.industry'),
          value: <Link to={entryPath('industries', industry.slug)}>{industry.title}</Link>,
        },
        { label: t('works.year'), value: digits(year) },
        services.length > 0 && {
          label: t('works.services'),
          value: (
            <ul>
              {services.map((service) => (
                <li key={service.key}>
                  <Link to={entryPath(service.type, service.slug)}>{service.title}</Link>
                </li>
              ))}
            </ul>
          ),
        },
        technologies.length > 0 && {
          label: t('works.technologies'),
          value: <Tags tags={technologies.map((title) => ({ title }))} />,
        },
      ]}
    />
  );
}
