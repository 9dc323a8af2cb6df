import { type GlobalSiteData, type Locale } from '@nasaq/contract';
import { type Api, createApi } from './client.ts';

/** `GET global-site-data`; a failure is swallowed, for no page fails by it, and leaves the defaults, or what is known. */
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

/**
 * Site data for a reader who changes the language; with the API's client a chunk of its own, which few first views need.
 * @param shown what the page shows in the other language; where the answer does not come, its words go, and the rest stays
 */
export function loadBrowserSiteData(locale: Locale, shown: GlobalSiteData): Promise<GlobalSiteData> {
  const { quote, address } = defaultSiteData(locale);
  const { words: _, ...rest } = shown;
  return loadSiteData(createApi({ locale, base: '/' }), locale, { ...rest, quote, address });
}

/** What the shell shows while the admin host cannot be asked: nothing that could be wrong. */
export function defaultSiteData(locale: Locale): GlobalSiteData {
  return {
    locale,
    general: {
      nameEn: '',
      nameAr: '',
      descriptionEn: '',
      descriptionAr: '',
      keywordsEn: '',
      keywordsAr: '',
      email: '',
      phone: '',
    },
    social: Object.fromEntries(socialNetworks.map((network) => [network, '#'])) as GlobalSiteData['social'],
    quote: { text: '', author: '' },
    address: '',
    openingHours: { timeZone: 'Africa/Cairo', week: [[], [], [], [], [], [], []], exceptions: [] },
    numberingSystem: 'arab',
  };
}

/** The contract's networks in the order of the footer, without the contract's schemas, which the browser does not need. */
const socialNetworks = [
  'facebook',
  'twitter',
  'behance',
  'dribbble',
  'github',
] as const satisfies (keyof GlobalSiteData['social'])[];
