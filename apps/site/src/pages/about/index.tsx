import { paths } from '@nasaq/contract';
import { useFormat, useT } from '../../locale/translator.ts';
import { useModel } from '../../router/context.tsx';
import { TitledTexts } from '../../ui/blocks.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Pattern } from '../../ui/pattern.tsx';
import { Figures, Section } from '../../ui/section.tsx';
import type { loader } from './loader.ts';

/** Who the company is: statement, figures, values, story, people. */
export function Component() {
  const t = useT();
  const { digits } = useFormat();
  const { about } = useModel<typeof loader>();
  return (
    <>
      <PageHeader
        title={about.statement}
        lead={about.intro}
        eyebrow={[t('titles.about')]}
        art={{ type: 'companies', key: 'about' }}
      />
      <div className="wrap">
        <Figures figures={about.figures} />
      </div>
      <Section title={t('about.values')} className="about-values">
        <TitledTexts items={about.values} />
      </Section>
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
      <Section title={t('about.team')} more={{ to: paths.careers, text: t('about.join') }}>
        <ul className="about-team">
          {about.team.map(({ key, name, role, bio }) => (
            <li key={key}>
              <Pattern of={{ type: 'companies', key }} ratio="thumb" className="about-team__art" />
              <h3>{name}</h3>
              <p className="about-team__role">{role}</p>
              <p>{bio}</p>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
