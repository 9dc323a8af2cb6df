import { entryCollection } from '../kit/entry.ts';
import { related } from '../entry/fields/references.ts';

export const posts = entryCollection({
  slug: 'posts',
  singular: { en: 'Blog post', ar: 'مقال' },
  plural: { en: 'Blog posts', ar: 'المدونة' },
  group: 'stories',
  orderable: false,
  columns: ['author', 'publishedAt'],
  sidebar: [
    {
      name: 'author',
      type: 'relationship',
      relationTo: 'authors',
      required: true,
      label: { en: 'Author', ar: 'الكاتب' },
      admin: { position: 'sidebar' },
    },
    {
      name: 'tags',
      type: 'relationship',
      relationTo: 'tags',
      hasMany: true,
      label: { en: 'Tags', ar: 'الوسوم' },
      admin: { position: 'sidebar' },
    },
  ],
  details: [related()],
});
