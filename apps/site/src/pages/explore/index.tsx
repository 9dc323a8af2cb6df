import { localeInfo, otherLocale } from '@nasaq/contract';
import { useFormat, useLocale, useT } from '../../locale/translator.ts';
import { useModel } from '../../router/context.tsx';
import { Link } from '../../router/link.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Pattern } from '../../ui/pattern.tsx';
import { Numeral } from '../../ui/section.tsx';
import type { IndexLine } from './index-lines.ts';
import type { IndexSection, loader } from './loader.ts';
import './explore.css';

/** The index of the whole site, as at the end of a book; without JavaScript it is also where the menu button leads. */
export function Component() {
  const t = useT();
  const { sections } = useModel<typeof loader>();
  return (
    <>
      <PageHeader
        title={t('titles.explore')}
        lead={t('explore.lead')}
        trail={[{ title: t('titles.explore') }]}
        art={{ type: 'companies', key: 'site-index' }}
      />
      <div className="wrap explore">
        <Contents sections={sections} />
        {sections.map((section, index) => (
          <IndexPart key={section.name} section={section} number={index + 1} />
        ))}
      </div>
    </>
  );
}

/** The sections with what they hold, each a jump to its place. */
function Contents({ sections }: { sections: IndexSection[] }) {
  const t = useT();
  const { number } = useFormat();
  const other = localeInfo[otherLocale(useLocale())];
  return (
    <nav className="contents" aria-label={t('explore.contents')}>
      <ol className="contents__list">
        {sections.map(({ name, title, otherTitle, lines }, index) => (
          <li key={name}>
            <a href={`#${name}`} className="contents__line">
              <Numeral value={index + 1} className="contents__numeral" />
              <span>{title}</span>
              <span className="contents__leader" aria-hidden="true" />
              <span lang={other.tag} dir={other.dir} className="contents__other" aria-hidden="true">
                {otherTitle}
              </span>
              <span className="contents__count">
                <span aria-hidden="true">{number(lines.length)}</span>
                <span className="hidden-visually"> {t('explore.entries', { count: lines.length })}</span>
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** One section: its name, which leads to it, its categories, and each of its entries in both languages. */
function IndexPart({ section, number }: { section: IndexSection; number: number }) {
  const t = useT();
  const other = localeInfo[otherLocale(useLocale())];
  const { name, title, otherTitle, path, categories, lines } = section;
  return (
    <section id={name} className="index-part">
      <div className="index-part__head">
        <Numeral value={number} className="index-part__numeral" />
        <h2 className="index-part__title">{path === null ? title : <Link to={path}>{title}</Link>}</h2>
        <p lang={other.tag} dir={other.dir} className="index-part__other">
          {otherTitle}
        </p>
        <p className="index-part__count">{t('explore.entries', { count: lines.length })}</p>
        {categories.length > 0 && (
          <ul className="index-part__categories" aria-label={t('explore.categories')}>
            {categories.map((category) => (
              <li key={category.path}>
                <Link to={category.path} preload={false}>
                  {category.title}
                </Link>
              </li>
            ))}
          </ul>
        )}
        <Pattern of={{ type: 'services', key: `index-${name}` }} ratio="narrow" className="index-part__art" />
      </div>
      <ul className="index-part__lines">
        {lines.map((line) => (
          <Line key={line.key} line={line} />
        ))}
      </ul>
    </section>
  );
}

function Line({ line: { own, other } }: { line: IndexLine }) {
  const t = useT();
  const { tag, dir } = localeInfo[otherLocale(useLocale())];
  return (
    <li className={own ? 'index-line' : 'index-line index-line--other'}>
      {own && (
        <Link href={own.href} preload={false} className="index-line__own">
          {own.title}
        </Link>
      )}
      {own && !other && <span className="index-line__none">{t('explore.only_here')}</span>}
      {other && (
        <Link href={other.href} hrefLang={tag} lang={tag} dir={dir} preload={false} className="index-line__other">
          {other.title}
        </Link>
      )}
      {!own && <span className="index-line__none">{t('explore.only_there')}</span>}
    </li>
  );
}
