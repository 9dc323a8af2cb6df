import { categorizedTypes, type CategorizedType, type Locale } from '@nasaq/contract';
import type { CollectionAfterChangeHook } from 'payload';
import { key, slugField } from '../entry/fields/entry-fields.ts';
import { orOtherName, otherLanguage, type InBothLanguages } from '../entry/fields/other-language.ts';
import type { Bilingual } from '../../platform/staff/fields/text-rows.ts';
import { usedIn } from '../entry/fields/panels.ts';
import { redirectMovedCategory } from '../entry/hooks/redirect-moved.ts';
import { searchFieldOfContent } from '../../platform/staff/list-search.ts';
import { taxonomy } from '../kit/taxonomy.ts';
import { contentLabels } from '../catalogue/index.ts';
import { staffLabels } from '../../platform/staff/catalogue/index.ts';

const ofLabels: Record<CategorizedType, Bilingual> = contentLabels.categories.of;

const title: InBothLanguages = {
  of: 'title',
  label: contentLabels.words.titleInTheOtherLanguage,
};

const redirectMoved: CollectionAfterChangeHook = async ({ doc, operation, previousDoc, req }) => {
  if (operation === 'update' && !req.context.silent) {
    await redirectMovedCategory(req, doc.of, req.locale as Locale, previousDoc?.slug, doc.slug);
  }
  return doc;
};

/** Categories of services, solutions and industries, and the collections of the knowledge base. */
export const categories = taxonomy({
  slug: 'categories',
  labels: contentLabels.categories.names,
  orderable: true,
  both: [title],
  defaultColumns: ['title', 'of', 'slug'],
  searched: ['title', 'slug', 'key', 'summary'],
  afterChange: [redirectMoved],
  fields: [
    {
      name: 'of',
      type: 'select',
      required: true,
      index: true,
      label: contentLabels.categories.kind,
      options: categorizedTypes.map((value) => ({ value, label: ofLabels[value] })),
      access: { update: () => false },
      admin: { position: 'sidebar', description: contentLabels.categories.ofHint },
    },
    {
      name: 'title',
      type: 'text',
      required: true,
      localized: true,
      label: staffLabels.words.title,
      hooks: { afterRead: [orOtherName('title')] },
    },
    otherLanguage(title),
    { name: 'summary', type: 'textarea', localized: true, label: contentLabels.words.summary },
    slugField({ unique: false, scope: 'of' }),
    key(),
    searchFieldOfContent(contentLabels.words.titleAddressOrSummary),
    usedIn(),
  ],
});
