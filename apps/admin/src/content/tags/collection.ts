import { key } from '../entry/fields/key.ts';
import { orOtherName, otherLanguage, type InBothLanguages } from '../entry/fields/other-language.ts';
import { slugField } from '../entry/fields/slug-field.ts';
import { usedIn } from '../entry/fields/panels.ts';
import { searchFieldOfContent } from '../../platform/staff/list-search.ts';
import { taxonomy } from '../kit/taxonomy.ts';

const title: InBothLanguages = {
  of: 'title',
  label: { en: 'Title in the other language', ar: 'العنوان باللغة الأخرى' },
};

export const tags = taxonomy({
  slug: 'tags',
  labels: { singular: { en: 'Tag', ar: 'وسم' }, plural: { en: 'Tags', ar: 'الوسوم' } },
  both: [title],
  defaultColumns: ['title', 'slug'],
  searched: ['title', 'slug', 'key'],
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
});
