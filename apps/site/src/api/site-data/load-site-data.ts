import type { GlobalSiteData, Locale } from '@nasaq/contract';
import type { Api } from '../client.ts';
import { defaultSiteData } from './default-site-data.ts';

/** `GET global-site-data`; a failure is swallowed, as specification section 8 demands, and leaves the defaults, or what is known. */
export async function loadSiteData(
  api: Api,
  locale: Locale,
  defaults: GlobalSiteData = defaultSiteData(locale),
): Promise<GlobalSiteData> {
  try {
    const data = await api.get('global-site-data');
    return { ...defaults, ...data, social: { ...defaults.social, ...data.social } };
  } catch {
    return defaults;
  }
}
