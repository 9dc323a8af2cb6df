import { useId } from 'react';
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

interface ResultRowProps {
  result: FoundResult;
  /** The reader has chosen this one. */
  onFollow?: (() => void) | undefined;
}

/** One result: crop, title and text with what was met, its language where it is the other one, and a link as large as the row. */
function ResultRow({ result, onFollow }: ResultRowProps) {
  const t = useT();
  const language = useLanguageOf(result);
  const id = useId();
  const { type, title, url, excerpt, highlights, searchable } = result;
  const prepare = () => preload(url);
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
          <bdi {...language}>
            <Marked text={title} ranges={highlights.title} />
          </bdi>
        </h3>
        <p className="result__kind">
          {type && <span>{t(`ui.type.${type}`)}</span>}
          {language && <span>{t(`ui.written_in.${result.locale}`)}</span>}
        </p>
        <p className="result__excerpt" {...language}>
          <Marked text={excerpt} ranges={highlights.excerpt} />
        </p>
      </div>
      <Link
        href={url}
        hrefLang={language?.lang}
        className="result__view row__link"
        id={`${id}view`}
        aria-labelledby={`${id}view ${id}title`}
        preload={false}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={onFollow}
        data-stop=""
      >
        {t('search.view')}
      </Link>
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
