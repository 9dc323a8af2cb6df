import { type GlobalSiteData, type Locale, wordsPath } from '@nasaq/contract';
import type { WordSource } from '../locale/load-catalogue.ts';
import type { Session } from './middleware.ts';

/** What the document and the shell need on every page. */
export interface RootData {
  locale: Locale;
  siteData: GlobalSiteData;
  /** `YYYY-MM-DD`, where the company is, when the page was made. */
  today: string;
  /** Absolute base of canonical addresses, without a trailing slash. */
  siteUrl: string;
  /** Origin of the admin host whose live preview shows this page, else `null`. */
  previewOrigin: string | null;
  /** Texts carry their keys: staff choose by a click what they change. */
  marksTexts?: true;
  /** Whose page it is when it comes from the server; pages that are kept for many are nobody's. */
  session: Session;
}

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
    const { loadBrowserSiteData } = await import('../api/site-data.ts');
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

/** What an owner says in the place of built texts: named by the root data of a language, in files that never change. */
export function browserWords(rootData: RootDataSource): WordSource {
  return {
    async named(locale) {
      const { siteData } = await rootData.load(locale);
      return siteData.locale === locale ? siteData.words : undefined;
    },
    read: (locale, namespace, hash) =>
      fetch(wordsPath(locale, namespace, hash)).then(
        (answer) => (answer.ok ? answer.json() : null),
        () => null,
      ),
  };
}
