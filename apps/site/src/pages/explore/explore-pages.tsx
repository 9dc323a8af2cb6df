import { paths } from '@nasaq/contract';
import { useT } from '../../locale/translator.ts';
import { Link } from '../../router/link.tsx';
import { Numeral } from '../../ui/section.tsx';

const pages = [
  ['home', paths.home],
  ['about', paths.about],
  ['contact', paths.contact],
  ['ordering', paths.ordering],
  ['care', paths.care],
  ['live_chat', paths.liveChat],
  ['feedback', paths.feedback],
  ['report', paths.report],
  ['all_careers', paths.allCareers],
  ['tools', paths.tools],
  ['word_counter', paths.wordCounter],
] as const;

/** The pages that stand alone. */
export function ExplorePages({ number }: { number: number }) {
  const t = useT();
  return (
    <section className="explore__section">
      <Numeral value={number} className="explore__numeral" />
      <div className="explore__head">
        <h2 className="explore__title">{t('explore.pages')}</h2>
        <p className="explore__count">{t('explore.page_count', { count: pages.length })}</p>
      </div>
      <ul className="explore__entries">
        {pages.map(([name, path]) => (
          <li key={name}>
            <Link to={path} preload={false}>
              {name === 'home' ? t('shell.menu.home') : t(`titles.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
