import type { Locale } from '@nasaq/contract';
import type { RootData } from './root-data.ts';

export interface RootDataSource {
  load(locale: Locale): Promise<RootData>;
}

/**
 * Root data in the browser: the server's for the first language, and one call for the other when the reader changes to it.
 * It rejects only where its code cannot be loaded, and tries again the next time.
 */
export function browserRootData(initial: RootData): RootDataSource {
  const known = new Map<Locale, Promise<RootData>>([[initial.locale, Promise.resolve(initial)]]);

  async function fetchRootData(locale: Locale): Promise<RootData> {
    const { loadBrowserSiteData } = await import('../site-data/load-browser-site-data.ts');
    return { ...initial, locale, siteData: await loadBrowserSiteData(locale, initial.siteData) };
  }

  return {
    load(locale) {
      const existing = known.get(locale);
      if (existing) return existing;
      const loading = fetchRootData(locale);
      known.set(locale, loading);
      // What could not be had is asked for again with the next change.
      loading.then(
        ({ siteData }) => siteData.locale === locale || known.delete(locale),
        () => known.delete(locale),
      );
      return loading;
    },
  };
}
