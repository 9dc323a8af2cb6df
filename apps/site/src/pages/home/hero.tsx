import { paths } from '@nasaq/contract';
import { useT } from '../../locale/translator.ts';
import { useBrand, useCompany } from '../../router/context.tsx';
import { useIsOn } from '../../router/use-is-on.ts';
import { ButtonLink, TextLink } from '../../ui/buttons.tsx';
import { HeroArt } from './hero-art.tsx';

/** The positioning statement beside the pattern that constructs itself, or alone. */
export function Hero({ hasWorks, intro, statement }: { hasWorks: boolean; intro: string; statement: string }) {
  const t = useT();
  const isOn = useIsOn();
  const brand = useBrand();
  // What stands here before anything is written: what the company says of itself everywhere.
  const { name, description } = useCompany();
  return (
    <section id="page-head" className="hero">
      {!brand?.noPatterns && <HeroArt />}
      <div className="wrap hero__text">
        <h1 className="hero__statement">{statement || name || t('home.unnamed')}</h1>
        <div className="hero__intro">
          <p>{intro || description}</p>
          <div className="hero__actions">
            <ButtonLink to={paths.contact} size="lg">
              {t('home.start')}
            </ButtonLink>{' '}
            {isOn('works') && hasWorks && <TextLink to={paths.works}>{t('home.see_work')}</TextLink>}
          </div>
        </div>
      </div>
    </section>
  );
}

const radius = 96;
const centre = 100;
const division = rays(8);
const squares = polygon(4, radius, 0) + polygon(4, radius, 45);
const outerStar = star(8, radius, radius * 0.5412);
const innerStar = star(8, radius * 0.5412, radius * 0.2929, 22.5);

/** One eightfold star as a craftsman draws it: 1 the circle, 2 its division, 3 the two squares, 4 the star. */
export function ConstructionStage({ stage }: { stage: number }) {
  if (useBrand()?.noPatterns) return null;
  const guide = (from: number) => (stage === from ? 'stage__line' : 'stage__guide');
  return (
    <svg viewBox="0 0 200 200" className="stage" aria-hidden="true">
      <circle cx={centre} cy={centre} r={radius} className={guide(1)} />
      {stage === 1 && <path d="M100 96v8M96 100h8" className="stage__line" />}
      {stage >= 2 && <path d={division} className={guide(2)} />}
      {stage >= 3 && <path d={squares} className={guide(3)} />}
      {stage >= 4 && (
        <>
          <path d={outerStar} className="stage__fill" />
          <path d={innerStar} className="stage__heart" />
        </>
      )}
    </svg>
  );
}

function rays(count: number): string {
  return Array.from({ length: count / 2 }, (_, index) => {
    const turn = (360 / count) * index;
    return `M${point(radius, turn)}L${point(radius, turn + 180)}`;
  }).join('');
}

function polygon(corners: number, size: number, turn: number): string {
  return `M${Array.from({ length: corners }, (_, index) => point(size, (360 / corners) * index + turn)).join('L')}Z`;
}

function star(arms: number, outer: number, inner: number, turn = 0): string {
  const step = 180 / arms;
  return `M${Array.from({ length: arms * 2 }, (_, index) => point(index % 2 ? inner : outer, step * index + turn)).join('L')}Z`;
}

function point(distance: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${(centre + distance * Math.sin(angle)).toFixed(1)} ${(centre - distance * Math.cos(angle)).toFixed(1)}`;
}
