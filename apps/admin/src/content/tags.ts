import type { CollectionConfig } from 'payload';
import { taxonomyAccess } from './access.ts';
import { key } from './fields/key.ts';
import { slugField } from './fields/slug-field.ts';
import { trashItem, usedIn } from './fields/used-in.ts';
import { groups } from './groups.ts';
import { announcePlainChange, announcePlainDelete } from './hooks/announce-plain.ts';
import { firstPublish } from './hooks/first-publish.ts';
import { refuseDeletingUsed, refuseTrashingUsed } from './uses/refuse-used.ts';
import { usesEndpoint } from './uses/uses-endpoint.ts';

export const tags: CollectionConfig = {
  slug: 'tags',
  labels: { singular: { en: 'Tag', ar: 'وسم' }, plural: { en: 'Tags', ar: 'الوسوم' } },
  ...(taxonomyAccess ? { access: taxonomyAccess } : {}),
  trash: true,
  // Two of one name help nobody.
  disableDuplicate: true,
  endpoints: [usesEndpoint('tags')],
  admin: {
    hideAPIURL: true,
    components: { edit: { editMenuItems: [trashItem] } },
    useAsTitle: 'title',
    group: groups.shared,
    defaultColumns: ['title', 'slug'],
  },
  hooks: {
    beforeChange: [refuseTrashingUsed, firstPublish],
    afterChange: [announcePlainChange],
    beforeDelete: [refuseDeletingUsed],
    afterDelete: [announcePlainDelete],
  },
  fields: [
    { name: 'title', type: 'text', required: true, localized: true, label: { en: 'Title', ar: 'العنوان' } },
    slugField(),
    key(),
    usedIn(),
  ],
};
