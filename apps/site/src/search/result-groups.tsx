import { useT } from '../locale/use-t.ts';
import { groupByType } from './group-by-type.ts';
import type { FoundResult } from './read-results.ts';
import { ResultRow } from './result-row.tsx';
import { sectionTitles } from './section-titles.ts';
import './results.css';

interface Props {
  results: readonly FoundResult[];
  onFollow?: () => void;
}

/** Results by section, the one with the best match first. */
export function ResultGroups({ results, onFollow }: Props) {
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
