import { companyWords, isOn, localeInfo, localePath, paths, type GlobalSiteData, type Locale } from '@nasaq/contract';
import { colours, hex } from '@nasaq/design';

/**
 * Everything may be read, also what pages ask for when they run; what must not be indexed says so itself
 * (`X-Robots-Tag`).
 */
export function robots(siteUrl: string): string {
  return ['User-agent: *', 'Disallow:', '', `Sitemap: ${siteUrl}/sitemap.xml`, ''].join('\n');
}

const yearMs = 365 * 24 * 60 * 60 * 1000;

/** RFC 9116; without a known address the report form is the contact, or the one that every company has. */
export function securityTxt(
  { general, parts }: Pick<GlobalSiteData, 'general' | 'parts'>,
  siteUrl: string,
  now: Date,
): string {
  const { email } = general;
  const form = isOn('report', { parts }) ? paths.report : paths.contact;
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()) + yearMs).toISOString();
  return [
    `Contact: ${email ? `mailto:${email}` : siteUrl + form}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en, ar',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/** The web app manifest in one language; the colours are those of the light ground. */
export function webManifest({ general, brand }: GlobalSiteData, locale: Locale): string {
  const { tag, dir } = localeInfo[locale];
  const { description, name } = companyWords(general, locale);
  const ground = hex(colours.light.ground);
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
    background_color: ground,
    theme_color: ground,
    icons: icons(brand?.icons),
  });
}

/** @param own begins the addresses of a brand's icons */
function icons(own: string | undefined) {
  return [
    { src: own ? `${own}.svg` : '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
    { src: `${own ?? '/icon'}-192.png`, type: 'image/png', sizes: '192x192' },
    { src: `${own ?? '/icon'}-512.png`, type: 'image/png', sizes: '512x512' },
    {
      src: own ? `${own}-maskable.png` : '/icon-512.png',
      type: 'image/png',
      sizes: '512x512',
      purpose: 'maskable',
    },
  ];
}
