import { key } from '../entry/fields/key.ts';
import { orOtherName, otherLanguage, type InBothLanguages } from '../entry/fields/other-language.ts';
import { usedIn } from '../entry/fields/panels.ts';
import { searchFieldOfContent } from '../../platform/staff/list-search.ts';
import { taxonomy } from '../kit/taxonomy.ts';

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

export const authors = taxonomy({
  slug: 'authors',
  labels: { singular: { en: 'Author', ar: 'كاتب' }, plural: { en: 'Authors', ar: 'الكُتّاب' } },
  both: [name, role, bio],
  defaultColumns: ['name', 'role'],
  searched: ['name', 'role', 'key'],
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
});
