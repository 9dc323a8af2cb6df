import { localeInfo, localePath, type GlobalSiteData, type Locale } from '@nasaq/contract';

/** The web app manifest in one language; the colours are those of the light ground. */
export function webManifest({ general }: GlobalSiteData, locale: Locale): string {
  const { tag, dir } = localeInfo[locale];
  const [name, description] =
    locale === 'en' ? [general.nameEn, general.descriptionEn] : [general.nameAr, general.descriptionAr];
  return JSON.stringify({
    id: localePath(locale, '/'),
    name,
    short_name: name,
    description,
    lang: tag,
    dir,
    start_url: localePath(locale, '/'),
    scope: '/',
    display: 'browser',
    background_color: '#fbfaf7',
    theme_color: '#fbfaf7',
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  });
}
