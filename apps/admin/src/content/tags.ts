import type { CollectionConfig } from 'payload';
import { taxonomyAccess } from './access.ts';
import { key } from './fields/key.ts';
import { slugField } from './fields/slug-field.ts';
import { groups } from './groups.ts';
import { announcePlainChange, announcePlainDelete } from './hooks/announce-plain.ts';
import { firstPublish } from './hooks/first-publish.ts';

export const tags: CollectionConfig = {
  slug: 'tags',
  labels: { singular: { en: 'Tag', ar: 'وسم' }, plural: { en: 'Tags', ar: 'الوسوم' } },
  ...(taxonomyAccess ? { access: taxonomyAccess } : {}),
  admin: { hideAPIURL: true, useAsTitle: 'title', group: groups.shared, defaultColumns: ['title', 'slug'] },
  hooks: { beforeChange: [firstPublish], afterChange: [announcePlainChange], afterDelete: [announcePlainDelete] },
  fields: [
    { name: 'title', type: 'text', required: true, localized: true, label: { en: 'Title', ar: 'العنوان' } },
    slugField(),
    key(),
  ],
};
