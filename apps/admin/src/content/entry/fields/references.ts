import type { Field } from 'payload';
import { type CategorizedType, contentTypes } from '@nasaq/contract';
import { contentLabels } from '../../catalogue/index.ts';

export function cover(): Field {
  return {
    name: 'cover',
    type: 'upload',
    relationTo: 'media',
    label: contentLabels.references.cover,
    admin: {
      position: 'sidebar',
      description: contentLabels.references.coverHint,
    },
  };
}

/** The category of an entry, chosen among those of its own type. */
export function categoryField(of: CategorizedType): Field {
  return {
    name: 'category',
    type: 'relationship',
    relationTo: 'categories',
    required: true,
    label: contentLabels.references.category,
    filterOptions: { of: { equals: of } },
    admin: { position: 'sidebar' },
  };
}

/** Entries of any kind that a reader may want next, in the editor's order. */
export function related(): Field {
  return {
    name: 'related',
    type: 'relationship',
    relationTo: [...contentTypes],
    hasMany: true,
    label: contentLabels.references.related,
    admin: {
      description: contentLabels.references.relatedHint,
    },
  };
}
