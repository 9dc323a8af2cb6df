import { key, slugField } from '../entry/fields/entry-fields.ts';
import { orOtherName, otherLanguage, type InBothLanguages } from '../entry/fields/other-language.ts';
import { usedIn } from '../entry/fields/panels.ts';
import { searchFieldOfContent } from '../../platform/staff/list-search.ts';
import { taxonomy } from '../kit/taxonomy.ts';
import { contentLabels } from '../catalogue/index.ts';
import { staffLabels } from '../../platform/staff/catalogue/index.ts';

const title: InBothLanguages = {
  of: 'title',
  label: contentLabels.words.titleInTheOtherLanguage,
};

export const tags = taxonomy({
  slug: 'tags',
  labels: contentLabels.tags.names,
  both: [title],
  defaultColumns: ['title', 'slug'],
  searched: ['title', 'slug', 'key'],
  fields: [
    {
      name: 'title',
      type: 'text',
      required: true,
      localized: true,
      label: staffLabels.words.title,
      hooks: { afterRead: [orOtherName('title')] },
    },
    otherLanguage(title),
    slugField(),
    key(),
    searchFieldOfContent(contentLabels.tags.searchField),
    usedIn(),
  ],
});
