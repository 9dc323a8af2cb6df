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
import { trashItem, usedIn } from './fields/used-in.ts';
import { groups } from './groups.ts';
import { announcePlainChange, announcePlainDelete } from './hooks/announce-plain.ts';
import { firstPublish } from './hooks/first-publish.ts';
import { foldSearch, keepSearchText, searchColumn, searchFieldOfContent } from './list-search.ts';
import { refuseDeletingUsed, refuseTrashingUsed } from './uses/refuse-used.ts';
import { usesEndpoint } from './uses/uses-endpoint.ts';

const name: InBothLanguages = {
  of: 'name',
  label: { en: 'Name in the other language', ar: 'الاسم باللغة الأخرى' },
};
const role: InBothLanguages = {
  of: 'role',
  label: { en: 'Position in the other language', ar: 'المنصب باللغة الأخرى' },
};
const bio: InBothLanguages = {
  of: 'bio',
  label: { en: 'About the author, in the other language', ar: 'عن الكاتب، باللغة الأخرى' },
  long: true,
};

export const authors: CollectionConfig = {
  slug: 'authors',
  labels: { singular: { en: 'Author', ar: 'كاتب' }, plural: { en: 'Authors', ar: 'الكُتّاب' } },
  ...(taxonomyAccess ? { access: taxonomyAccess } : {}),
  trash: true,
  // Two of one name help nobody.
  disableDuplicate: true,
  endpoints: [usesEndpoint('authors')],
  admin: {
    hideAPIURL: true,
    components: { edit: { editMenuItems: [trashItem] } },
    useAsTitle: 'name',
    group: groups.shared,
    defaultColumns: ['name', 'role'],
    listSearchableFields: [searchColumn],
  },
  hooks: {
    beforeOperation: [foldSearch()],
    beforeChange: [
      refuseTrashingUsed,
      requireOthers([name, role, bio]),
      firstPublish,
      keepSearchText('name', 'role', 'key'),
    ],
    afterChange: [saveOthers([name, role, bio]), announcePlainChange],
    beforeDelete: [refuseDeletingUsed],
    afterDelete: [announcePlainDelete],
  },
  fields: [
    {
      name: 'name',
      type: 'text',
      required: true,
      localized: true,
      label: { en: 'Name', ar: 'الاسم' },
      hooks: { afterRead: [orOtherName('name')] },
    },
    otherLanguage(name),
    { name: 'role', type: 'text', required: true, localized: true, label: { en: 'Position', ar: 'المنصب' } },
    otherLanguage(role),
    {
      name: 'bio',
      type: 'textarea',
      required: true,
      localized: true,
      label: { en: 'About the author', ar: 'عن الكاتب' },
    },
    otherLanguage(bio),
    key(),
    searchFieldOfContent({ en: 'name or position', ar: 'الاسم أو المنصب' }),
    usedIn(),
  ],
};
