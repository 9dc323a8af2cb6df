import type { CategorizedType, ContentType } from './content/shared.ts';
import { defaultLocale, type Locale } from './locale.ts';

/**
 * The one place that names every URL of the site, without locale prefix.
 * Links, sitemap, share images, mails and tests build their addresses from it.
 */
export const paths = {
  home: '/',
  about: '/about',
  blog: '/blog',
  care: '/care',
  liveChat: '/care/live-chat',
  careers: '/careers',
  allCareers: '/careers/all-careers',
  company: '/company',
  contact: '/contact',
  explore: '/explore',
  feedback: '/feedback',
  industries: '/industries',
  knowledgebase: '/knowledgebase',
  legal: '/legal',
  ordering: '/ordering',
  products: '/products',
  report: '/report',
  services: '/services',
  solutions: '/solutions',
  tools: '/tools',
  wordCounter: '/tools/word-counter',
  works: '/works',
  login: '/auth/login',
} as const;
export type PathName = keyof typeof paths;

const sections: Record<ContentType, string> = {
  services: paths.services,
  solutions: paths.solutions,
  industries: paths.industries,
  products: paths.products,
  works: paths.works,
  posts: paths.blog,
  careers: paths.careers,
  companies: paths.company,
  legals: paths.legal,
  articles: paths.knowledgebase,
};

/** The list page of a content type. */
export function sectionPath(type: ContentType): string {
  return sections[type];
}

/** The page of one entry; the slug is percent-encoded as `encodeURIComponent` does. */
export function entryPath(type: ContentType, slug: string): string {
  return `${sections[type]}/${encodeURIComponent(slug)}`;
}

export function categoryPath(type: CategorizedType, slug: string): string {
  return `${sections[type]}/category/${encodeURIComponent(slug)}`;
}

/** `/about` → `/about` or `/ar/about`; `/` → `/` or `/ar`. */
export function localePath(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path;
  return path === '/' || path.startsWith('/?') || path.startsWith('/#')
    ? `/${locale}${path.slice(1)}`
    : `/${locale}${path}`;
}
