import type { Locale } from '@nasaq/contract';
import { useEffect, useState } from 'react';
import { useLocale, useT } from '../locale/translator.ts';
import { Link } from '../router/link.tsx';
import { useApi } from '../session/index.ts';
import { loadSuggestions } from './load-suggestions.ts';
import { searchPath } from './search-text.ts';
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

const known = new Map<Locale, readonly string[]>();

/** The suggestions, asked for once in each language; none until they are here. */
export function useSuggestions(): readonly string[] {
  const api = useApi();
  const locale = useLocale();
  const [suggestions, setSuggestions] = useState(known.get(locale) ?? []);
  useEffect(() => {
    if (known.has(locale)) return;
    let shown = true;
    const load = async () => {
      const loaded = await loadSuggestions(api);
      if (loaded.length > 0) known.set(locale, loaded);
      if (shown) setSuggestions(loaded);
    };
    void load();
    return () => {
      shown = false;
    };
  }, [api, locale]);
  return suggestions;
}
