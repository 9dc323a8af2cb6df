import { entryCollection } from '../kit/entry.ts';
import { categoryField, related } from '../entry/fields/references.ts';
import { dayOnly } from '../../platform/staff/fields/dates.ts';
import { contentLabels } from '../catalogue/index.ts';

export const articles = entryCollection({
  slug: 'articles',
  singular: contentLabels.articles.articlesSingular,
  plural: contentLabels.articles.articlesPlural,
  group: 'knowledge',
  write: ['agent'],
  columns: ['category', 'reviewBy'],
  sidebar: [
    categoryField('articles'),
    {
      name: 'reviewBy',
      type: 'date',
      label: contentLabels.articles.reviewBy,
      admin: {
        position: 'sidebar',
        date: dayOnly,
        description: contentLabels.articles.reviewByHint,
      },
    },
  ],
  details: [related()],
});
