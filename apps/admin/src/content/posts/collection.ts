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
  details: [related()],
});
