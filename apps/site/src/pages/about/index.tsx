import { paths } from '@nasaq/contract';
import { useFormat, useT } from '../../locale/translator.ts';
import { useBrand, useCompany, useModel } from '../../router/context.tsx';
import { useIsOn } from '../../router/use-is-on.ts';
import { TitledTexts } from '../../ui/blocks.tsx';
import { PageBlocks } from '../../ui/page-blocks.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Place } from '../../ui/place.tsx';
import { Figures, Section } from '../../ui/section.tsx';
import type { loader } from './loader.ts';
import { Craft } from './craft.tsx';
import { Faces, People } from './people.tsx';
import './about.css';

/** Who the company is: statement, faces, figures, people, story, craft, values, place. */
export function Component() {
  const t = useT();
  const { name, description } = useCompany();
  const { digits } = useFormat();
  const isOn = useIsOn();
  const brand = useBrand();
  const { about, blocks = [] } = useModel<typeof loader>();
  const title = about.statement || name;
  const drawn = about.team.some(({ portrait }) => portrait);
  return (
    <>
      <PageHeader
        title={title || t('titles.about')}
        lead={about.intro || description}
        eyebrow={title ? [t('titles.about')] : []}
        {...(drawn ? { picture: <Faces team={about.team} /> } : { art: { type: 'companies', key: 'about' } })}
      />
      {about.figures.length > 0 && (
        <div className="wrap">
          <Figures figures={about.figures} />
        </div>
      )}
      {about.team.length > 0 && (
        <Section
          title={t('about.team', { name })}
          {...(isOn('careers') && { more: { to: paths.careers, text: t('about.join') } })}
        >
          <People team={about.team} />
        </Section>
      )}
      {about.story.length > 0 && (
        <Section title={t('about.story')} ground="ink">
          <ol className="about-story">
            {about.story.map(({ year, title, text }) => (
              <li key={year} className="about-story__year">
                <p className="about-story__when">{digits(year)}</p>
                <div>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </Section>
      )}
      {about.craft && !brand?.noPatterns && <Craft />}
      {about.values.length > 0 && (
        <Section title={t('about.values')}>
          <TitledTexts items={about.values} />
        </Section>
      )}
      {about.place.length > 0 && (
        <Section title={t('about.place')} ground="sunk">
          <Place pictures={about.place} />
        </Section>
      )}
      <PageBlocks blocks={blocks} />
    </>
  );
}
