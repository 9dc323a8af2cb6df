import type { Locale } from '@nasaq/contract';
import { useEffect, useState } from 'react';
import { useLocale } from '../locale/use-locale.ts';
import { useApi } from '../session/browser-api.ts';
import { loadSuggestions } from './load-suggestions.ts';

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
