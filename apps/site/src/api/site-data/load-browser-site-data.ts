import type { GlobalSiteData, Locale } from '@nasaq/contract';
import { createApi } from '../client.ts';
import { defaultSiteData } from './default-site-data.ts';
import { loadSiteData } from './load-site-data.ts';

/**
 * Site data for a reader who changes the language; with the API's client a chunk of its own, which few first views need.
 * @param shown what the page shows in the other language; where the answer does not come, its words go, and the rest stays
 */
export function loadBrowserSiteData(locale: Locale, shown: GlobalSiteData): Promise<GlobalSiteData> {
  const { quote, address } = defaultSiteData(locale);
  return loadSiteData(createApi({ locale, base: '/' }), locale, { ...shown, quote, address });
}
