import { useT } from '../locale/use-t.ts';
import { Link } from '../router/link.tsx';
import { searchPath } from './search-path.ts';
import './start.css';

interface Props {
  suggestions: readonly string[];
  /** Searches in place; where it is absent, the links lead to the search page. */
  onChoose?: ((search: string) => void) | undefined;
}

/** Searches that find something, as one running line. */
export function Suggestions({ suggestions, onChoose }: Props) {
  const t = useT();
  if (suggestions.length === 0) return null;
  return (
    <section className="results">
      <h2 className="results__type">{t('search.suggested')}</h2>
      <ul className="suggestions">
        {suggestions.map((search) => (
          <li key={search}>
            <Link
              to={searchPath(search)}
              rel="nofollow"
              className="suggestion"
              data-stop=""
              onClick={(event) => {
                if (!onChoose || event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                onChoose(search);
              }}
            >
              {search}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
