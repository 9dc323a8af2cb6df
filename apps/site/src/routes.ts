import {
  isSubmissionKind,
  partOfAddress,
  type PartName,
  paths,
  readReference,
  type SubmissionKind,
} from '@nasaq/contract';
import type { MessageKey } from '@nasaq/messages';

/** What is asked before a page is shown; see `router/middleware.ts`. */
export type MiddlewareName = 'guest' | 'is-banned' | 'auth';

/** Content types with the shape of a service; they share their pages. */
export type OfferType = 'services' | 'solutions' | 'industries';

/** One URL of the site; it exists as given in English and below `/ar` in Arabic. */
export interface RouteDefinition {
  /** Unique. */
  name: string;
  /** Without locale prefix; `:name` is a parameter. */
  path: string;
  /** Which part of the site it belongs to: while that is off, the address does not exist. `null` = always there. */
  part: PartName | null;
  /** Title where the page's model brings none. */
  title: Extract<MessageKey, `titles.${string}`>;
  /** Folder below `src/pages`: `index.tsx` exports `Component`, `loader.ts` (optional) exports `loader`. */
  page: string;
  /** What a page of several content types shows at this address. */
  shows?: OfferType;
  layout: 'default' | 'guest';
  /** Run in this order after the global ones; see `router/middleware.ts`. */
  middleware: MiddlewareName[];
  /** Only for signed-in readers: they leave the page when their session ends, and come back after login. */
  auth: boolean;
  /** The list page to which the language switch leads where an entry lacks the other language. */
  list?: string;
  /** What the page's form sends; its address takes POST. */
  form?: SubmissionKind;
  /** Shows what one person sent or looked for: never cached, indexed, or told to other sites. */
  personal?: boolean;
  /** Anything but `true` makes the address a 404. */
  validate?: (params: Record<string, string>) => unknown;
}

const slug = {
  validate: ({ title_slug, name_slug }: Record<string, string>) => ((title_slug ?? name_slug)?.length ?? 0) <= 200,
};

/** Whoever is signed in has no use for it. */
const forGuests = { layout: 'guest', title: 'titles.login', middleware: ['guest'] } satisfies Partial<RouteDefinition>;
const ofAccount = {
  title: 'titles.account',
  auth: true,
  personal: true,
  middleware: ['auth'],
} satisfies Partial<RouteDefinition>;

const sent = {
  personal: true,
  validate: ({ kind, reference }: Record<string, string>) =>
    (kind === undefined || isSubmissionKind(kind)) && readReference(reference ?? '') !== null,
};

export const routes: RouteDefinition[] = [
  route('home', paths.home),
  route('about', paths.about),
  route('blog', paths.blog),
  route('post', `${paths.blog}/:title_slug`, { list: paths.blog, ...slug }),
  route('care', paths.care),
  route('live-chat', paths.liveChat),
  route('careers', paths.careers),
  route('all-careers', paths.allCareers),
  route('career', `${paths.careers}/:title_slug`, { list: paths.careers, form: 'applications', ...slug }),
  route('company', paths.company),
  route('company-page', `${paths.company}/:name_slug`, { list: paths.company, ...slug }),
  route('contact', paths.contact, { form: 'contacts' }),
  route('explore', paths.explore),
  route('feedback', paths.feedback, { form: 'feedback' }),
  route('form', `${paths.forms}/:name_slug`, { form: 'responses', ...slug }),
  route('industries', paths.industries, { page: 'offers', shows: 'industries' }),
  route('industries-category', `${paths.industries}/category/:name_slug`, {
    page: 'offers-category',
    shows: 'industries',
    list: paths.industries,
    ...slug,
  }),
  route('industry', `${paths.industries}/:name_slug`, {
    page: 'offer',
    shows: 'industries',
    list: paths.industries,
    ...slug,
  }),
  route('knowledgebase', paths.knowledgebase),
  route('knowledgebase-category', `${paths.knowledgebase}/category/:name_slug`, { list: paths.knowledgebase, ...slug }),
  route('article', `${paths.knowledgebase}/:name_slug`, { list: paths.knowledgebase, ...slug }),
  route('legal', paths.legal),
  route('legal-page', `${paths.legal}/:name_slug`, { list: paths.legal, ...slug }),
  route('ordering', paths.ordering, { form: 'orders', middleware: ['is-banned'] }),
  route('products', paths.products),
  route('product', `${paths.products}/:name_slug`, { list: paths.products, ...slug }),
  route('report', paths.report, { form: 'reports' }),
  route('sent', `${paths.sent}/:kind/:reference`, sent),
  route('search', paths.search, { personal: true }),
  route('services', paths.services, { page: 'offers', shows: 'services' }),
  route('services-category', `${paths.services}/category/:name_slug`, {
    page: 'offers-category',
    shows: 'services',
    list: paths.services,
    ...slug,
  }),
  route('service', `${paths.services}/:name_slug`, { page: 'offer', shows: 'services', list: paths.services, ...slug }),
  route('solutions', paths.solutions, { page: 'offers', shows: 'solutions' }),
  route('solutions-category', `${paths.solutions}/category/:name_slug`, {
    page: 'offers-category',
    shows: 'solutions',
    list: paths.solutions,
    ...slug,
  }),
  route('solution', `${paths.solutions}/:name_slug`, {
    page: 'offer',
    shows: 'solutions',
    list: paths.solutions,
    ...slug,
  }),
  route('status-entry', paths.status),
  route('status', `${paths.status}/:reference`, sent),
  route('tools', paths.tools),
  route('word-counter', paths.wordCounter),
  route('text-cleaner', paths.textCleaner),
  route('date-converter', paths.dateConverter),
  route('contrast-checker', paths.contrastChecker),
  route('works', paths.works),
  route('work', `${paths.works}/:name_slug`, { list: paths.works, ...slug }),
  route('login', paths.login, forGuests),
  route('forgotten', paths.forgotten, forGuests),
  route('password', paths.password, { layout: 'guest', title: 'titles.login', personal: true }),
  route('account', paths.account, ofAccount),
  route('account-profile', paths.accountProfile, ofAccount),
  route('account-sessions', paths.accountSessions, ofAccount),
  route('account-data', paths.accountData, ofAccount),
  route('not-found', '/404'),
  // What is no page of ours may be one of the owner's own.
  route('unknown', '/*', { page: 'landing-page', title: 'titles.not_found' }),
];

/** Page folder and title key carry the route's name unless the options say otherwise. */
function route(name: string, path: string, options: Partial<RouteDefinition> = {}): RouteDefinition {
  const title = `titles.${name.replaceAll('-', '_')}` as RouteDefinition['title'];
  const part = partOfAddress(path);
  return { name, path, part, title, page: name, layout: 'default', middleware: [], auth: false, ...options };
}
