import { companyWords, localePath, locales, type Locale } from '@nasaq/contract';
import { splitLocale } from '../locale/split-locale.ts';
import type { T } from '../locale/translator.ts';
import type { Model } from '../router/page-context.ts';
import type { ShownPage } from '../router/router.ts';
import { siteShareImagePath } from './share-image-path.ts';

/** Everything the document's head shows; addresses are absolute. */
export interface PageHead {
  title: string;
  description: string;
  keywords: string;
  siteName: string;
  type: 'website' | 'article';
  /** `null` where the page must not be indexed. */
  canonical: string | null;
  alternates: Partial<Record<Locale, string>>;
  image: { url: string; alt: string };
  publishedAt: string | undefined;
  updatedAt: string | undefined;
  jsonLd: object[];
}

export function pageHead(page: ShownPage, t: T): PageHead {
  const { root, location } = page;
  const { siteData, siteUrl, locale } = root;
  const model = page.payload.kind === 'page' ? ((page.payload.model ?? {}) as Model) : null;
  const head = model?.head ?? {};
  const { description, keywords, name: siteName } = companyWords(siteData.general, locale);
  const title = pageTitle(page, head.title, t);
  const indexed = model !== null && !head.noindex && root.previewOrigin === null && page.route.layout !== 'guest';
  return {
    title: head.fullTitle ?? (title ? named(title, siteName) : siteName),
    description: head.description || description,
    keywords,
    siteName,
    type: head.type ?? 'website',
    canonical: indexed ? siteUrl + (head.canonical ?? location.pathname) : null,
    alternates: indexed ? absolute(head.alternates ?? sameInBoth(location.pathname), siteUrl) : {},
    image: { url: siteUrl + (head.image ?? siteShareImagePath(locale)), alt: head.imageAlt ?? head.title ?? siteName },
    publishedAt: head.publishedAt,
    updatedAt: head.updatedAt,
    jsonLd: head.jsonLd ?? [],
  };
}

/** With the company's name, unless whole words of the title say it. */
function named(title: string, siteName: string): string {
  return !siteName || wordsOf(title).includes(wordsOf(siteName)) ? title : `${title} – ${siteName}`;
}

/** Each between spaces, without what stands between them. */
function wordsOf(text: string): string {
  return ` ${text.match(/[\p{L}\p{N}]+/gu)?.join(' ')} `;
}

function pageTitle({ payload, route }: ShownPage, own: string | undefined, t: T): string {
  if (payload.kind === 'error') return t(payload.status === 404 ? 'titles.not_found' : 'titles.error');
  const title = own ?? t(route.title);
  return payload.form ? t('errors.form_title', { title }) : title;
}

/** A page without slugs has the same path in every language. */
function sameInBoth(pathname: string): Record<Locale, string> {
  const { path } = splitLocale(pathname);
  return { en: localePath('en', path), ar: localePath('ar', path) };
}

function absolute(alternates: Record<Locale, string | null>, siteUrl: string): Partial<Record<Locale, string>> {
  const present = locales.filter((locale) => alternates[locale] !== null);
  return Object.fromEntries(present.map((locale) => [locale, siteUrl + alternates[locale]]));
}
