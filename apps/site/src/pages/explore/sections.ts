import { paths } from '@nasaq/contract';
import type { MessageKey } from '@nasaq/messages';
import { tools } from '../../content/tools/index.ts';

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
