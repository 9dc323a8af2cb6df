import { fieldLabels } from '@nasaq/contract';
import { key } from '../entry/fields/entry-fields.ts';
import { orOtherName, otherLanguage, type InBothLanguages } from '../entry/fields/other-language.ts';
import { portraitFields } from '../entry/fields/pictures.ts';
import { usedIn } from '../entry/fields/panels.ts';
import { searchFieldOfContent } from '../../platform/staff/list-search.ts';
import { taxonomy } from '../kit/taxonomy.ts';
import { contentLabels } from '../catalogue/index.ts';

const name: InBothLanguages = {
  of: 'name',
  label: contentLabels.authors.name,
};
const role: InBothLanguages = {
  of: 'role',
  label: contentLabels.authors.role,
};
const bio: InBothLanguages = {
  of: 'bio',
  label: contentLabels.authors.bio,
  long: true,
};

export const authors = taxonomy({
  slug: 'authors',
  labels: contentLabels.authors.names,
  both: [name, role, bio],
  defaultColumns: ['name', 'role'],
  searched: ['name', 'role', 'key'],
  fields: [
    {
      name: 'name',
      type: 'text',
      required: true,
      localized: true,
      label: fieldLabels.name,
      hooks: { afterRead: [orOtherName('name')] },
    },
    otherLanguage(name),
    { name: 'role', type: 'text', required: true, localized: true, label: contentLabels.words.position },
    otherLanguage(role),
    {
      name: 'bio',
      type: 'textarea',
      required: true,
      localized: true,
      label: contentLabels.authors.biography,
    },
    otherLanguage(bio),
    ...portraitFields(),
    key(),
    searchFieldOfContent(contentLabels.authors.searchField),
    usedIn(),
  ],
});
