import type { ContentType } from './content/shared.ts';
import { paths, type PathName } from './paths.ts';
import type { SubmissionKind } from './submissions/kinds.ts';

/** What a company may do without, whole: pages, forms, calls and content of it. */
export const parts = [
  'services',
  'solutions',
  'industries',
  'products',
  'works',
  'blog',
  'careers',
  'company',
  'knowledgebase',
  'tools',
  'ordering',
  'chat',
  'feedback',
  'report',
  'accounts',
] as const;
export type PartName = (typeof parts)[number];

// What belongs to which part. `null` is what every company has: it is there whatever is off. Each table is complete, so
// that a new page, content type, form or call does not compile before somebody has said whose it is.

/** Pages by the names of their paths; what lies below an address is of its part. */
export const partOfPath: Record<PathName, PartName | null> = {
  home: null,
  about: null,
  blog: 'blog',
  care: null,
  liveChat: 'chat',
  careers: 'careers',
  allCareers: 'careers',
  company: 'company',
  contact: null,
  explore: null,
  feedback: 'feedback',
  // Of the owner's making: who wants none makes none.
  forms: null,
  industries: 'industries',
  knowledgebase: 'knowledgebase',
  legal: null,
  ordering: 'ordering',
  products: 'products',
  report: 'report',
  search: null,
  services: 'services',
  // What was sent before a part was switched off can still be followed.
  sent: null,
  solutions: 'solutions',
  status: null,
  tools: 'tools',
  wordCounter: 'tools',
  textCleaner: 'tools',
  dateConverter: 'tools',
  contrastChecker: 'tools',
  works: 'works',
  login: 'accounts',
  logout: 'accounts',
  forgotten: 'accounts',
  password: 'accounts',
  account: 'accounts',
  accountProfile: 'accounts',
  accountSessions: 'accounts',
  accountData: 'accounts',
};

/** Content types with their resources in the API (`GET /<type>`), their share images and their entries in the search. */
export const partOfType: Record<ContentType, PartName | null> = {
  services: 'services',
  solutions: 'solutions',
  industries: 'industries',
  products: 'products',
  works: 'works',
  posts: 'blog',
  careers: 'careers',
  companies: 'company',
  legals: null,
  'landing-pages': null,
  articles: 'knowledgebase',
};

/** What people send, by `POST /<kind>` and by the page of its form. */
export const partOfKind: Record<SubmissionKind, PartName | null> = {
  contacts: null,
  feedback: 'feedback',
  reports: 'report',
  orders: 'ordering',
  applications: 'careers',
  responses: null,
};

/** First segments of the API's paths besides types and kinds. */
export const partOfCall = {
  'global-site-data': null,
  home: null,
  about: null,
  care: null,
  // Of one type each, by their parameter `of`.
  categories: null,
  tags: 'blog',
  redirects: null,
  sitemap: null,
  changes: null,
  search: null,
  forms: null,
  words: null,
  status: null,
  // Of one kind each, by their parameter `kind`.
  uploads: null,
  chat: 'chat',
  auth: 'accounts',
  account: 'accounts',
  'openapi.json': null,
} as const satisfies Record<string, PartName | null>;

/** Where the owner leads who asks for a part that is off; `null` = nowhere: a 404. */
export interface PartTarget {
  /** A path with locale prefix, or an address elsewhere. */
  to: string;
  status: 301 | 302;
}

/** The parts that are off; nothing at all where everything is on. */
export type PartsOff = Partial<Record<PartName, PartTarget | null>>;

/** Whether a part is on; what belongs to none always is. */
export function isOn(part: PartName | null, { parts: off }: { parts?: PartsOff | undefined }): boolean {
  return part === null || off === undefined || !(part in off);
}

/** The part of an address of the site without locale prefix; a query and what lies below a page's own are no matter. */
export function partOfAddress(address: string): PartName | null {
  const [path = ''] = address.split(/[?#]/);
  return deepestFirst.find(([own]) => path === own || path.startsWith(`${own}/`))?.[1] ?? null;
}

const deepestFirst = /* @__PURE__ */ (Object.keys(partOfPath) as PathName[])
  .map((name) => [paths[name], partOfPath[name]] as const)
  .toSorted(([one], [other]) => other.length - one.length);

/** The part of a call's path below `/api/v1`, where its first segment decides about it. */
export function partOfApiPath(path: string): PartName | null {
  const [first = ''] = path.replace(/^\//, '').split(/[/?]/);
  const tables: Record<string, PartName | null>[] = [partOfType, partOfKind, partOfCall];
  return tables.find((table) => Object.hasOwn(table, first))?.[first] ?? null;
}
