import { paths, type Picture } from '@nasaq/contract';
import type { ReactNode } from 'react';
import { OfferCall } from '../../content/offers/index.ts';
import { useFormat, useT } from '../../locale/translator.ts';
import { Later, useModel } from '../../router/context.tsx';
import { ClientMark } from '../../ui/client-marks.tsx';
import { Gallery } from '../../ui/entry.tsx';
import { EntryStage } from '../../ui/entry-stage.tsx';
import { onHue } from '../../ui/hue.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { Figures, Quote, Section } from '../../ui/section.tsx';
import { WorkCovers } from '../../ui/work-covers.tsx';
import type { loader } from './loader.ts';
import { WorkFacts } from './work-facts.tsx';
import { WorkPictures } from './work-pictures.tsx';
import './work.css';

/** One work in its client's hue: what was made, what came of it in figures, then the story with pictures between its parts. */
export function Component() {
  const t = useT();
  const { digits } = useFormat();
  const { work } = useModel<typeof loader>();
  const { afterTask, afterWork, first, rest } = placed(work.gallery);
  const hue = onHue(work.key);
  return (
    <article>
      <div id="page-head" className={`work-head ${hue}`}>
        <PageHeader
          title={work.title}
          lead={work.summary}
          eyebrow={[work.industry?.title, digits(work.year)].filter(Boolean)}
          trail={[{ title: t('titles.works'), to: paths.works }, { title: work.title }]}
          long
        >
          <p className="work-head__client">{work.mark ? <ClientMark mark={work.mark} eager /> : work.client}</p>
        </PageHeader>
      </div>
      <EntryStage type="works" entry={work} picture={first} className={hue} />
      <Later>
        <div className="wrap work-sum">
          <WorkFacts work={work} />
          {work.figures.length > 0 && (
            <section>
              <h2 className="hidden-visually">{t('works.figures')}</h2>
              <Figures figures={work.figures} />
            </section>
          )}
        </div>
        <div className="wrap work-story">
          <Chapter title={t('works.challenge')} text={work.challenge} />
          <WorkPictures pictures={afterTask} />
          <Chapter title={t('works.approach')} text={work.approach} />
          <WorkPictures pictures={afterWork} />
          <Chapter title={t('works.result')} text={work.result}>
            <RichText text={work.body} />
          </Chapter>
          {rest.length > 0 && <Gallery pictures={rest} />}
        </div>
        {work.quote && (
          <div className={`section ${hue}`}>
            <div className="wrap">
              <Quote {...work.quote} />
            </div>
          </div>
        )}
        {work.related.length > 0 && (
          <Section title={t('works.related')} ground="ink" more={{ to: paths.works, text: t('works.all') }}>
            <WorkCovers works={work.related} />
          </Section>
        )}
        <OfferCall />
      </Later>
    </article>
  );
}

/** A part of the story: its name beside its text. */
function Chapter({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  if (text === '' && !children) return null;
  return (
    <section className="work-chapter">
      <h2 className="work-chapter__title">{title}</h2>
      <div className="work-chapter__text">
        {text && <p className="work-chapter__lead">{text}</p>}
        {children}
      </div>
    </section>
  );
}

/** The first picture stands above the story, one after the task, two after what was done; whatever is left follows it. */
function placed([first, second, third, fourth, ...rest]: Picture[]) {
  const given = (pictures: (Picture | undefined)[]) => pictures.filter((picture) => picture !== undefined);
  return { first, afterTask: given([second]), afterWork: given([third, fourth]), rest };
}
