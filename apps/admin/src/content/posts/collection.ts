import { entryCollection } from '../kit/entry.ts';
import { related } from '../entry/fields/entry-fields.ts';
import { contentLabels } from '../catalogue/index.ts';

export const posts = entryCollection({
  slug: 'posts',
  singular: contentLabels.posts.postsSingular,
  plural: contentLabels.posts.postsPlural,
  group: 'stories',
  orderable: false,
  columns: ['author', 'publishedAt'],
  sidebar: [
    {
      name: 'author',
      type: 'relationship',
      relationTo: 'authors',
      required: true,
      label: contentLabels.posts.author,
      admin: { position: 'sidebar' },
    },
    {
      name: 'tags',
      type: 'relationship',
      relationTo: 'tags',
      hasMany: true,
      label: contentLabels.posts.tags,
      admin: { position: 'sidebar' },
    },
  ],
  details: [
    {
      type: 'row',
      fields: [
        {
          name: 'series',
          type: 'text',
          localized: true,
          maxLength: 80,
          label: contentLabels.posts.series,
          admin: { description: contentLabels.posts.seriesHint },
        },
        {
          name: 'part',
          type: 'number',
          min: 1,
          max: 99,
          label: contentLabels.posts.part,
          admin: { description: contentLabels.posts.partHint },
        },
      ],
    },
    related(),
  ],
});
