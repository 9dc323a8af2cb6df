import { paths } from '@nasaq/contract';
import { useT } from '../../locale/translator.ts';
import { ButtonLink, TextLink } from '../../ui/button-link.tsx';
import { HeroArt } from './hero-art.tsx';

/** The positioning statement beside the pattern that constructs itself. */
export function Hero({ statement, intro }: { statement: string; intro: string }) {
  const t = useT();
  return (
    <section className="hero">
      <HeroArt />
      <div className="wrap hero__text">
        <h1 className="hero__statement">{statement}</h1>
        <div className="hero__intro">
          <p>{intro}</p>
          <div className="hero__actions">
            <ButtonLink to={paths.contact} size="lg">
              {t('home.start')}
            </ButtonLink>{' '}
            <TextLink to={paths.works}>{t('home.see_work')}</TextLink>
          </div>
        </div>
      </div>
    </section>
  );
}
