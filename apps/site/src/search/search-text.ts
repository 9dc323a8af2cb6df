import { type ContentType, type PartName, paths } from '@nasaq/contract';
import type { MessageKey } from '@nasaq/messages';

/** `maxSearchLength` of the contract, whose schemas the browser need not load; a test holds them together. */
export const longestSearch = 200;

/** What is asked for, as addresses and calls carry it: well-formed, trimmed, and never longer than the call takes. */
export function searchText(text: string | null): string {
  return (text ?? '').trim().slice(0, longestSearch).toWellFormed().trim();
}

/** The page of a search, of one type or of all, without locale prefix. */
export function searchPath(search: string, type: ContentType | null = null): string {
  if (search === '') return paths.search;
  return `${paths.search}?${new URLSearchParams({ q: search, ...(type ? { type } : {}) })}`;
}

const namedInHint = ['services', 'products', 'works', 'blog', 'careers', 'knowledgebase'] as const;

/** What can be found, before anything is: by kinds, where the site has all that are named. */
export function searchHint(isOn: (part: PartName) => boolean): MessageKey & `search.hint${string}` {
  return namedInHint.every(isOn) ? 'search.hint' : 'search.hint_whole';
}

/** The name of the section in which the entries of a type stand. */
export const sectionTitles = {
  services: 'titles.services',
  solutions: 'titles.solutions',
  industries: 'titles.industries',
  products: 'titles.products',
  works: 'titles.works',
  posts: 'titles.blog',
  careers: 'titles.careers',
  articles: 'titles.knowledgebase',
  companies: 'titles.company',
  legals: 'titles.legal',
  'landing-pages': 'titles.landing_pages',
} as const satisfies Record<ContentType, MessageKey>;
