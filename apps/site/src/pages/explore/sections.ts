import { paths, type ContentType } from '@nasaq/contract';
import type { MessageKey } from '@nasaq/messages';
import { tools } from '../../content/tools/index.ts';

/** Message key of a section's title, that of its list page. */
export const titles = {
  services: 'titles.services',
  solutions: 'titles.solutions',
  industries: 'titles.industries',
  products: 'titles.products',
  works: 'titles.works',
  posts: 'titles.blog',
  careers: 'titles.careers',
  companies: 'titles.company',
  legals: 'titles.legal',
  articles: 'titles.knowledgebase',
} as const satisfies Record<ContentType, MessageKey>;

/** Titles without values. */
export type IndexTitle = Extract<MessageKey, `titles.${string}`> | 'shell.menu.home' | 'explore.pages';

export interface FixedPage {
  title: IndexTitle;
  path: string;
}

export const toolPages: readonly FixedPage[] = tools.map(({ name, to }) => ({ title: `titles.${name}`, path: to }));

/** The pages that stand alone. */
export const fixedPages: readonly FixedPage[] = [
  { title: 'shell.menu.home', path: paths.home },
  { title: 'titles.about', path: paths.about },
  { title: 'titles.contact', path: paths.contact },
  { title: 'titles.ordering', path: paths.ordering },
  { title: 'titles.care', path: paths.care },
  { title: 'titles.live_chat', path: paths.liveChat },
  { title: 'titles.all_careers', path: paths.allCareers },
  { title: 'titles.search', path: paths.search },
  { title: 'titles.feedback', path: paths.feedback },
  { title: 'titles.report', path: paths.report },
  { title: 'titles.status_entry', path: paths.status },
];
