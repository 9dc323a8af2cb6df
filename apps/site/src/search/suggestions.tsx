import { type GlobalSiteData, isOn, type Locale, partOfType, paths } from '@nasaq/contract';
import { useEffect, useState } from 'react';
import { ApiError } from '../api/api-error.ts';
import type { Api } from '../api/client.ts';
import { useLocale, useT } from '../locale/translator.ts';
import { useSiteData } from '../router/context.tsx';
import { Link } from '../router/link.tsx';
import { useApi } from '../session/index.ts';
import { TextLink } from '../ui/buttons.tsx';
import { ContactLines } from '../ui/contact-call.tsx';
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
  const siteData = useSiteData();
  const [suggestions, setSuggestions] = useState(known.get(locale) ?? []);
  useEffect(() => {
    if (known.has(locale)) return;
    let shown = true;
    const load = async () => {
      const loaded = await loadSuggestions(api, siteData);
      if (loaded.length > 0) known.set(locale, loaded);
      if (shown) setSuggestions(loaded);
    };
    void load();
    return () => {
      shown = false;
    };
  }, [api, locale, siteData]);
  return suggestions;
}

const most = 6;

/** Searches to begin with: what the company does, as its editors name it. None where the admin host does not answer. */
export async function loadSuggestions(api: Api, siteData: Pick<GlobalSiteData, 'parts'>): Promise<string[]> {
  const type = (['services', 'solutions', 'products'] as const).find((offered) => isOn(partOfType[offered], siteData));
  if (!type) return [];
  try {
    const { data } = await api.get(type, { limit: most });
    return data.map(({ title }) => title);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return [];
  }
}

interface Props {
  suggestions: readonly string[];
  onChoose?: (search: string) => void;
}

/** Where a search finds nothing: what to try, and whom to ask. */
export function NothingFound({ suggestions, onChoose }: Props) {
  const t = useT();
  return (
    <>
      <div className="nothing">
        <div>
          <p>{t('search.none.text')}</p>
          <TextLink to={paths.contact}>{t('search.none.contact')}</TextLink>
        </div>
        <ContactLines />
      </div>
      <Suggestions suggestions={suggestions} onChoose={onChoose} />
    </>
  );
}
