import type { GlobalSiteData } from '@nasaq/contract';
import { context, type Place } from './place.ts';

/** The company; other objects refer to it by its `@id`. */
export function organization({ general, social, address }: GlobalSiteData, place: Place): object {
  const english = place.locale === 'en';
  const profiles = Object.values(social).filter((url) => url !== '#' && url !== '');
  return {
    '@context': context,
    '@type': 'Organization',
    '@id': organizationId(place.siteUrl),
    name: english ? general.nameEn : general.nameAr,
    alternateName: english ? general.nameAr : general.nameEn,
    url: place.siteUrl,
    logo: `${place.siteUrl}/icon-512.png`,
    ...(general.email ? { email: general.email } : {}),
    ...(general.phone ? { telephone: general.phone } : {}),
    ...(address ? { address } : {}),
    ...(profiles.length > 0 ? { sameAs: profiles } : {}),
  };
}

/** The company where another object refers to it: each page stands alone, so it says the name. */
export function companyReference({ siteUrl, locale }: Place, { nameEn, nameAr }: GlobalSiteData['general']): object {
  const name = locale === 'en' ? nameEn : nameAr;
  return { '@type': 'Organization', '@id': organizationId(siteUrl), name, url: siteUrl };
}

export function organizationId(siteUrl: string): string {
  return `${siteUrl}/#organization`;
}
