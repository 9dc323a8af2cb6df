import type { GlobalSiteData, Locale } from '@nasaq/contract';
import { createApi } from '../api/client.ts';
import { loadSiteData } from './load-site-data.ts';

/**
 * Site data for a reader who changes the language; with the API's client a chunk of its own, which few first views need.
 * @param shown what the page shows; it stays where the answer does not come, though it is in the other language
 */
export function loadBrowserSiteData(locale: Locale, shown: GlobalSiteData): Promise<GlobalSiteData> {
  return loadSiteData(createApi({ locale, base: '/' }), locale, shown);
}
