import type { ContentType } from '@nasaq/contract';

const names = {
  services: 'services',
  solutions: 'solutions',
  industries: 'industries',
  products: 'products',
  works: 'works',
  posts: 'blog',
  careers: 'careers',
  companies: 'company',
  legals: 'legal',
  articles: 'knowledgebase',
} as const satisfies Record<ContentType, string>;

/** Message key of a section's title, that of its list page. */
export function sectionTitle(type: ContentType) {
  return `titles.${names[type]}` as const;
}
