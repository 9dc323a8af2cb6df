import type { Locale } from '@nasaq/contract';
import type { RootData } from '../src/router/root-data.ts';
import samples from './samples.json' with { type: 'json' };

/** What the shell would know of the company; nothing of it comes from a server. */
export function rootData(locale: Locale): RootData {
  return {
    locale,
    today: '2026-01-15',
    siteUrl: 'https://nasaq.example',
    previewOrigin: null,
    session: { user: null },
    siteData: {
      locale,
      general: {
        nameEn: 'Nasaq',
        nameAr: samples.ar.name,
        descriptionEn: '',
        descriptionAr: '',
        keywordsEn: '',
        keywordsAr: '',
        email: 'hello@nasaq.example',
        phone: '+20 2 2516 4180',
      },
      social: { facebook: '#', twitter: '#', dribbble: '#', behance: '#', github: '#' },
      quote: { text: samples[locale].text, author: samples[locale].name },
      address: samples[locale].place,
      openingHours: { timeZone: 'Africa/Cairo', week: [[], [], [], [], [], [], []], exceptions: [] },
      numberingSystem: 'arab',
    },
  };
}

/** A company that is open from Sunday to Thursday. */
export function withHours(root: RootData): RootData {
  const day = [{ from: 540, to: 1020 }];
  const openingHours = { ...root.siteData.openingHours, week: [day, day, day, day, day, [], []] };
  return { ...root, siteData: { ...root.siteData, openingHours } };
}
