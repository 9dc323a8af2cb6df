import type { CategorizedType } from '@nasaq/contract';
import type { Field } from 'payload';

/** The category of an entry, chosen among those of its own type. */
export function categoryField(of: CategorizedType): Field {
  return {
    name: 'category',
    type: 'relationship',
    relationTo: 'categories',
    required: true,
    label: { en: 'Category', ar: 'التصنيف' },
    filterOptions: { of: { equals: of } },
    admin: { position: 'sidebar' },
  };
}
