import type { Locale } from '@nasaq/contract';
import { createApi } from '../api/client.ts';
import { loadSiteData } from '../site-data/load-site-data.ts';
import type { RootData } from './root-data.ts';

export interface RootDataSource {
  load(locale: Locale): Promise<RootData>;
}

/** Root data in the browser: the server's for the first language, and one call for the other when the reader changes to it. */
export function browserRootData(initial: RootData): RootDataSource {
  const known = new Map<Locale, Promise<RootData>>([[initial.locale, Promise.resolve(initial)]]);

  async function fetchRootData(locale: Locale): Promise<RootData> {
    return { ...initial, locale, siteData: await loadSiteData(createApi({ locale, base: '/' }), locale) };
  }

  return {
    load(locale) {
      const existing = known.get(locale);
      if (existing) return existing;
      const loading = fetchRootData(locale);
      known.set(locale, loading);
      return loading;
    },
  };
}
