import { localeInfo, type GlobalSiteData } from '@nasaq/contract';
import { organizationId } from './organization.ts';
import { absoluteUrl, context, type Place } from './place.ts';

/** The site in one language. It names no SearchAction: search is an overlay, without an address of its own. */
export function webSite({ general }: GlobalSiteData, place: Place): object {
  return {
    '@context': context,
    '@type': 'WebSite',
    name: place.locale === 'en' ? general.nameEn : general.nameAr,
    url: absoluteUrl(place, '/'),
    inLanguage: localeInfo[place.locale].tag,
    publisher: { '@id': organizationId(place.siteUrl) },
  };
}
