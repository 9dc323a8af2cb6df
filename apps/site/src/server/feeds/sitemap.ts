import {
  contentTypes,
  isOn,
  localeInfo,
  localePath,
  locales,
  sectionPath,
  type GlobalSiteData,
  type Locale,
  type SitemapEntry,
} from '@nasaq/contract';
import { routes } from '../../routes.ts';
import { sitemapPath } from '../page-cache/cached-site-data.ts';
import { escapeXml } from './rss.ts';

interface Page {
  /** Paths with prefix; a language in which the page does not exist is absent. */
  paths: Partial<Record<Locale, string>>;
  updatedAt?: string;
}

/** The sitemap of all pages in both languages, each with its alternates. */
export function sitemap(entries: SitemapEntry[], siteUrl: string, siteData: Pick<GlobalSiteData, 'parts'>): string {
  const urls = [...fixedPages(siteData, entries), ...entries.map(entryPage)].flatMap((page) =>
    urlElements(page, siteUrl),
  );
  const namespaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces}>\n${urls.join('\n')}\n</urlset>\n`;
}

/** The lists of what is read there; careers tell of the company, too, and stand without any job. */
const lists = contentTypes.filter((type) => type !== 'careers' && type !== 'landing-pages');

/** Pages without parameters, except those that are not meant for search engines, and lists in which nothing stands. */
function fixedPages(siteData: Pick<GlobalSiteData, 'parts'>, entries: readonly SitemapEntry[]): Page[] {
  const fixed = routes.filter(
    ({ path, part, layout, page, personal }) =>
      !/[:*]/.test(path) && layout !== 'guest' && page !== 'not-found' && !personal && isOn(part, siteData),
  );
  return fixed.map(({ path }) => {
    const type = lists.find((one) => sectionPath(one) === path);
    const shown = locales.filter(
      (locale) => !type || entries.some((entry) => entry.type === type && entry.alternates[locale] !== null),
    );
    return { paths: Object.fromEntries(shown.map((locale) => [locale, localePath(locale, path)])) };
  });
}

function entryPage({ type, categoryOf, alternates, updatedAt }: SitemapEntry): Page {
  const present = locales.filter((locale) => alternates[locale] !== null);
  const paths = present.map((locale): [Locale, string] => {
    return [locale, localePath(locale, sitemapPath({ type, categoryOf }, alternates[locale]!))];
  });
  return { paths: Object.fromEntries(paths), updatedAt };
}

function urlElements({ paths, updatedAt }: Page, siteUrl: string): string[] {
  const links = Object.entries(paths).flatMap(([locale, path]) =>
    [locale, localeInfo[locale as Locale].tag].map((language) => alternateLink(language, siteUrl + path)),
  );
  const fallback = paths.en ?? paths.ar;
  const alternates = [...links, ...(fallback ? [alternateLink('x-default', siteUrl + fallback)] : [])].join('');
  const lastmod = updatedAt ? `<lastmod>${updatedAt}</lastmod>` : '';
  return Object.values(paths).map(
    (path) => `<url><loc>${escapeXml(siteUrl + path)}</loc>${lastmod}${alternates}</url>`,
  );
}

function alternateLink(language: string, href: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(href)}"/>`;
}
