import { useId, type ReactNode } from 'react';
import { useT } from '../locale/translator.ts';
import { Link } from '../router/link.tsx';
import { preload } from '../router/preload.ts';
import { LazyImage } from '../ui/lazy-image.tsx';
import { Pattern } from '../ui/pattern.tsx';
import { Marked, useLanguageOf } from './marked.tsx';
import type { FoundResult } from './read-results.ts';
import { sectionTitles } from './search-text.ts';
import './results.css';

interface ResultGroupsProps {
  results: readonly FoundResult[];
  onFollow?: () => void;
}

/** Results by section, the one with the best match first. */
export function ResultGroups({ results, onFollow }: ResultGroupsProps) {
  const t = useT();
  return groupByType(results).map(([type, group]) => (
    <section key={type ?? ''} className="results">
      <h2 className="results__type">{t(type ? sectionTitles[type] : 'search.other')}</h2>
      <ul className="results__list">
        {group.map((result) => (
          <ResultRow key={result.url} result={result} onFollow={onFollow} />
        ))}
      </ul>
    </section>
  ));
}

interface NamedResultsProps {
  type: FoundResult['type'];
  results: readonly FoundResult[];
  /** What leads to more of them. */
  children?: ReactNode;
}

/** The results of one section on a page: the section is named once, and a title is the link of its row. */
export function NamedResults({ type, results, children }: NamedResultsProps) {
  const t = useT();
  return (
    <section className="results">
      <h2 className="results__type">{t(type ? sectionTitles[type] : 'search.other')}</h2>
      <div>
        <ul className="results__list">
          {results.map((result) => (
            <ResultRow key={result.url} result={result} named />
          ))}
        </ul>
        {children}
      </div>
    </section>
  );
}

interface ResultRowProps {
  result: FoundResult;
  /** Its section is named above it: the row does not say its type again, and its title is the link. */
  named?: boolean;
  /** The reader has chosen this one. */
  onFollow?: (() => void) | undefined;
}

/** One result: crop, title and text with what was met, its language where it is the other one, and a link as large as the row. */
function ResultRow({ result, named = false, onFollow }: ResultRowProps) {
  const t = useT();
  const language = useLanguageOf(result);
  const id = useId();
  const { type, title, url, excerpt, highlights, searchable } = result;
  const prepare = () => preload(url);
  const link = {
    href: url,
    hrefLang: language?.lang,
    preload: false,
    onPointerEnter: prepare,
    onFocus: prepare,
    onClick: onFollow,
    'data-stop': '',
  };
  const marked = (
    <bdi {...language}>
      <Marked text={title} ranges={highlights.title} />
    </bdi>
  );
  return (
    <li className="result">
      <span className="result__crop">
        {searchable?.image ? (
          <LazyImage image={searchable.image} sizes="5rem" />
        ) : (
          <Pattern of={{ type: type ?? 'companies', key: result.key }} ratio="thumb" />
        )}
      </span>
      <div className="result__text">
        <h3 className="result__title" id={`${id}title`}>
          {named ? (
            <Link {...link} className="row__link">
              {marked}
            </Link>
          ) : (
            marked
          )}
        </h3>
        {(language || (type && !named)) && (
          <p className="result__kind">
            {type && !named && <span>{t(`ui.type.${type}`)}</span>}
            {language && <span>{t(`ui.written_in.${result.locale}`)}</span>}
          </p>
        )}
        <p className="result__excerpt" {...language}>
          <Marked text={excerpt} ranges={highlights.excerpt} />
        </p>
      </div>
      {!named && (
        <Link {...link} className="result__view row__link" id={`${id}view`} aria-labelledby={`${id}view ${id}title`}>
          {t('search.view')}
        </Link>
      )}
    </li>
  );
}

/** Results by type; types in the order of their first result, results in the order of the answer. */
export function groupByType(results: readonly FoundResult[]): [FoundResult['type'], FoundResult[]][] {
  const groups = new Map<FoundResult['type'], FoundResult[]>();
  for (const result of results) {
    const group = groups.get(result.type);
    if (group) group.push(result);
    else groups.set(result.type, [result]);
  }
  return [...groups];
}
