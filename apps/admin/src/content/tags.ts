import type { CollectionConfig } from 'payload';
import { taxonomyAccess } from './access.ts';
import { key } from './fields/key.ts';
import {
  orOtherName,
  otherLanguage,
  requireOthers,
  saveOthers,
  type InBothLanguages,
} from './fields/other-language.ts';
import { slugField } from './fields/slug-field.ts';
import { trashItem, usedIn } from './fields/used-in.ts';
import { groups } from './groups.ts';
import { announcePlainChange, announcePlainDelete } from './hooks/announce-plain.ts';
import { firstPublish } from './hooks/first-publish.ts';
import { foldSearch, keepSearchText, searchColumn, searchFieldOfContent } from './list-search.ts';
import { refuseDeletingUsed, refuseTrashingUsed } from './uses/refuse-used.ts';
import { usesEndpoint } from './uses/uses-endpoint.ts';

const title: InBothLanguages = {
  of: 'title',
  label: { en: 'Title in the other language', ar: 'العنوان باللغة الأخرى' },
};

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
    listSearchableFields: [searchColumn],
  },
  hooks: {
    beforeOperation: [foldSearch()],
    beforeChange: [refuseTrashingUsed, requireOthers([title]), firstPublish, keepSearchText('title', 'slug', 'key')],
    afterChange: [saveOthers([title]), announcePlainChange],
    beforeDelete: [refuseDeletingUsed],
    afterDelete: [announcePlainDelete],
  },
  fields: [
    {
      name: 'title',
      type: 'text',
      required: true,
      localized: true,
      label: { en: 'Title', ar: 'العنوان' },
      hooks: { afterRead: [orOtherName('title')] },
    },
    otherLanguage(title),
    slugField(),
    key(),
    searchFieldOfContent({ en: 'title or address', ar: 'العنوان أو رابط الصفحة' }),
    usedIn(),
  ],
};
