import type { CategorizedType, ContentType } from './content/shared.ts';
import type { SubmissionKind } from './submissions/kinds.ts';
import { defaultLocale, type Locale, locales } from './locale.ts';

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
  forms: '/forms',
  feedback: '/feedback',
  industries: '/industries',
  knowledgebase: '/knowledgebase',
  legal: '/legal',
  ordering: '/ordering',
  products: '/products',
  report: '/report',
  search: '/search',
  services: '/services',
  sent: '/sent',
  solutions: '/solutions',
  status: '/status',
  tools: '/tools',
  wordCounter: '/tools/word-counter',
  textCleaner: '/tools/text-cleaner',
  dateConverter: '/tools/date-converter',
  contrastChecker: '/tools/contrast-checker',
  works: '/works',
  login: '/auth/login',
  logout: '/auth/logout',
  forgotten: '/auth/forgotten',
  password: '/auth/password',
  account: '/account',
  accountProfile: '/account/profile',
  accountSessions: '/account/sessions',
  accountData: '/account/data',
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
  'landing-pages': paths.home,
};

/** The list page of a content type. */
export function sectionPath(type: ContentType): string {
  return sections[type];
}

/** The page of one entry; the slug is percent-encoded as `encodeURIComponent` does. */
export function entryPath(type: ContentType, slug: string): string {
  // A page of the owner's own stands at an address of its own, which may have several parts.
  if (type === 'landing-pages') return `/${slug.split('/').map(encodeURIComponent).join('/')}`;
  return `${sections[type]}/${encodeURIComponent(slug)}`;
}

/** Whatever stands below these is answered before anything is asked about pages, or by another host. */
const machines = ['admin', 'api', 'assets', 'healthz', 'media', 'metrics', 'readyz'] as const;

/** First parts of addresses that are not pages of their own: hosts, files, pictures, what machines read. */
const reserved = (): ReadonlySet<string> =>
  new Set([
    ...Object.values(paths).map((path) => path.split('/')[1]!),
    ...locales,
    '404',
    ...machines,
    'feed',
    'fonts',
    'patterns',
    'share',
    'vitals',
  ]);

/** Files of the site's own, some of them in each language. */
const ownFiles =
  /^\/(?:robots\.txt|sitemap\.xml|rss\.xml|manifest\.webmanifest|favicon\.(?:ico|svg)|apple-touch-icon\.png|icon-\d+\.png|networks\.svg|\.well-known\/security\.txt)$/u;

/** Whether the site, or its reverse proxy, has an answer of another kind than a page at a path: nobody is led on from there. */
export function isMachineAddress(path: string): boolean {
  const own = path.replace(/^\/ar(?=\/)/u, '');
  const [first = ''] = own.replace(/^\/+/, '').split('/');
  return first.startsWith('_') || machines.some((name) => name === first) || ownFiles.test(own);
}

/** Whether something else stands, or may come to stand, at an address or below its first part. */
export function isReservedAddress(address: string): boolean {
  const [first = ''] = address.replace(/^\/+/, '').split('/');
  return first === '' || reserved().has(first) || first.startsWith('_') || first.includes('.');
}

export function categoryPath(type: CategorizedType, slug: string): string {
  return `${sections[type]}/category/${encodeURIComponent(slug)}`;
}

/** The page of each form; an application's is that of its job, a response's that of its form. */
export const formPaths = {
  contacts: paths.contact,
  feedback: paths.feedback,
  reports: paths.report,
  orders: paths.ordering,
  applications: paths.careers,
  responses: paths.forms,
} as const satisfies Record<SubmissionKind, string>;

/** The page of one of the owner's forms. */
export function formPath(slug: string): string {
  return `${paths.forms}/${encodeURIComponent(slug)}`;
}

/** Where a sender lands; `key` is the receipt's status key. */
export function sentPath(kind: SubmissionKind, reference: string, key: string): string {
  return `${paths.sent}/${kind}/${reference}?key=${encodeURIComponent(key)}`;
}

/** The page that shows a submission's state; without a key it asks for the code. */
export function statusPath(reference: string, key?: string): string {
  return `${paths.status}/${reference}${key ? `?key=${encodeURIComponent(key)}` : ''}`;
}

/** Sets a password: the link of an invitation. */
export function passwordPath(token: string): string {
  return `${paths.password}?token=${encodeURIComponent(token)}`;
}

/** Opens a chat again, on any device. */
export function chatPath(reference: string, key: string): string {
  return `${paths.liveChat}?chat=${reference}&key=${encodeURIComponent(key)}`;
}

/** Whether an address begins as one of our own pages: browsers read `//host` and `/\host` as another site. */
export function isOwnPath(address: string): boolean {
  return /^\/(?![/\\])/.test(address);
}

/** `/about` → `/about` or `/ar/about`; `/` → `/` or `/ar`. */
export function localePath(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path;
  return path === '/' || path.startsWith('/?') || path.startsWith('/#')
    ? `/${locale}${path.slice(1)}`
    : `/${locale}${path}`;
}

/** Pages that exist once and that anybody may be led to: what menus and footers can hold. */
export const listedPages = [
  'home',
  'about',
  'services',
  'solutions',
  'industries',
  'products',
  'works',
  'blog',
  'careers',
  'allCareers',
  'company',
  'knowledgebase',
  'tools',
  'wordCounter',
  'textCleaner',
  'dateConverter',
  'contrastChecker',
  'care',
  'liveChat',
  'contact',
  'ordering',
  'feedback',
  'report',
  'status',
  'search',
  'explore',
  'legal',
] as const satisfies PathName[];
export type ListedPage = (typeof listedPages)[number];

/** The main menu and the footer of the specification, in their order. */
export const defaultMenu = [
  'home',
  'about',
  'services',
  'products',
  'blog',
  'works',
  'contact',
  'feedback',
  'care',
  'careers',
  'tools',
] as const satisfies ListedPage[];
export const defaultFooter = ['company', 'explore', 'legal', 'contact'] as const satisfies ListedPage[];
