import type { GlobalSiteData, Locale } from '@nasaq/contract';
import { socialNetworks } from './social-networks.ts';

/** What the shell shows while the admin host cannot be asked: nothing that could be wrong. */
export function defaultSiteData(locale: Locale): GlobalSiteData {
  return {
    locale,
    general: {
      nameEn: 'Nasaq',
      nameAr: 'نسق',
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
