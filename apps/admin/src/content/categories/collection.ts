import { categorizedTypes, type CategorizedType, type Locale } from '@nasaq/contract';
import type { CollectionAfterChangeHook } from 'payload';
import { key } from '../entry/fields/key.ts';
import { orOtherName, otherLanguage, type InBothLanguages } from '../entry/fields/other-language.ts';
import { slugField } from '../entry/fields/slug-field.ts';
import type { Bilingual } from '../../platform/staff/fields/text-rows.ts';
import { usedIn } from '../entry/fields/panels.ts';
import { redirectMovedCategory } from '../entry/hooks/redirect-moved.ts';
import { searchFieldOfContent } from '../../platform/staff/list-search.ts';
import { taxonomy } from '../kit/taxonomy.ts';

const ofLabels: Record<CategorizedType, Bilingual> = {
  services: { en: 'Services', ar: 'الخدمات' },
  solutions: { en: 'Solutions', ar: 'الحلول' },
  industries: { en: 'Industries', ar: 'القطاعات' },
  articles: { en: 'Knowledge base', ar: 'قاعدة المعرفة' },
};

const title: InBothLanguages = {
  of: 'title',
  label: { en: 'Title in the other language', ar: 'العنوان باللغة الأخرى' },
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
  labels: { singular: { en: 'Category', ar: 'تصنيف' }, plural: { en: 'Categories', ar: 'التصنيفات' } },
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
      label: { en: 'What it sorts', ar: 'ما الذي يصنفه' },
      options: categorizedTypes.map((value) => ({ value, label: ofLabels[value] })),
      access: { update: () => false },
      admin: { position: 'sidebar', description: { en: 'Cannot be changed later.', ar: 'لا يمكن تغييره فيما بعد.' } },
    },
    {
      name: 'title',
      type: 'text',
      required: true,
      localized: true,
      label: { en: 'Title', ar: 'العنوان' },
      hooks: { afterRead: [orOtherName('title')] },
    },
    otherLanguage(title),
    { name: 'summary', type: 'textarea', localized: true, label: { en: 'Summary', ar: 'الملخص' } },
    slugField({ unique: false, scope: 'of' }),
    key(),
    searchFieldOfContent({ en: 'title, address or summary', ar: 'العنوان أو رابط الصفحة أو الملخص' }),
    usedIn(),
  ],
});
