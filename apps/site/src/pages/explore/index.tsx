import { type ContentType, paths } from '@nasaq/contract';
import { useT } from '../../locale/translator.ts';
import { useModel } from '../../router/context.tsx';
import { Link } from '../../router/link.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Numeral } from '../../ui/section.tsx';
import type { loader } from './loader.ts';

/** The index of the whole site; without JavaScript it is also where the menu button leads. */
export function Component() {
  const t = useT();
  const { sections } = useModel<typeof loader>();
  return (
    <>
      <PageHeader title={t('titles.explore')} lead={t('explore.lead')} trail={[{ title: t('titles.explore') }]} />
      <div className="wrap explore">
        {sections.map((section, index) => (
          <ExploreSection key={section.type} number={index + 1} {...section} />
        ))}
        <ExplorePages number={sections.length + 1} />
      </div>
    </>
  );
}

interface Props {
  number: number;
  type: ContentType;
  path: string;
  entries: { key: string; title: string; path: string }[];
}

/** One section: its name, which leads to it, how much it holds, and each of its entries. */
function ExploreSection({ number, type, path, entries }: Props) {
  const t = useT();
  return (
    <section className="explore__section">
      <Numeral value={number} className="explore__numeral" />
      <div className="explore__head">
        <h2 className="explore__title">
          <Link to={path}>{t(sectionTitle(type))}</Link>
        </h2>
        <p className="explore__count">{t('explore.entries', { count: entries.length })}</p>
      </div>
      <ul className="explore__entries">
        {entries.map((entry) => (
          <li key={entry.key}>
            <Link to={entry.path} preload={false}>
              {entry.title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

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
function ExplorePages({ number }: { number: number }) {
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

const names = {
  services: 'services',
  solutions: 'solutions',
  industries: 'industries',
  products: 'products',
  works: 'works',
  posts: 'blog',
  careers: 'careers',
  companies: 'company',
  legals: 'legal',
  articles: 'knowledgebase',
} as const satisfies Record<ContentType, string>;

/** Message key of a section's title, that of its list page. */
function sectionTitle(type: ContentType) {
  return `titles.${names[type]}` as const;
}
