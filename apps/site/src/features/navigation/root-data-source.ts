import type { Locale } from '@nasaq/contract';
import { createApi } from '../api/client.ts';
import { loadCatalogue } from '../locale/load-catalogue.ts';
import { loadSiteData } from '../site-data/load-site-data.ts';
import type { RootData } from './root-data.ts';

export interface RootDataSource {
  /** Rejects only where the language's messages cannot be loaded. */
  load(locale: Locale): Promise<RootData>;
}

/** Root data in the browser: the server's for the first language, and one call for the other when the reader changes to it. */
export function browserRootData(initial: RootData): RootDataSource {
  const known = new Map<Locale, Promise<RootData>>([[initial.locale, Promise.resolve(initial)]]);

  async function fetchRootData(locale: Locale): Promise<RootData> {
    const [siteData] = await Promise.all([loadSiteData(createApi({ locale, base: '/' }), locale), loadCatalogue(locale)]);
    return { ...initial, locale, siteData };
  }

  return {
    load(locale) {
      const existing = known.get(locale);
      if (existing) return existing;
      const loading = fetchRootData(locale);
      known.set(locale, loading);
      loading.catch(() => known.delete(locale));
      return loading;
    },
  };
}
