import type { ContentType } from '@nasaq/contract';
import type { MessageKey } from '@nasaq/messages';

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
} as const satisfies Record<ContentType, MessageKey>;
