import type { Field, GroupField, TextField } from 'payload';
import { type CategorizedType, contentTypes } from '@nasaq/contract';
import { addressOfCopy } from '../hooks/mark-copy.ts';
import { fillSlug, slugIsFree } from '../hooks/fill-slug.ts';
import { contentLabels } from '../../catalogue/index.ts';

interface Options {
  /** Database-level uniqueness; off where a slug is only unique within `scope`. */
  unique?: boolean;
  /** Field whose value separates the slugs, as `of` for categories. */
  scope?: string;
  /** What becomes of what an editor types. */
  slugOf?: (text: string) => string;
}

/** The last part of the entry's address, one per language. */
export function slugField({ unique = true, scope, slugOf }: Options = {}): TextField {
  return {
    name: 'slug',
    type: 'text',
    localized: true,
    required: true,
    index: true,
    unique,
    maxLength: 120,
    label: contentLabels.slugField.slug,
    hooks: { beforeValidate: [fillSlug(scope, slugOf)], beforeDuplicate: [addressOfCopy] },
    validate: slugIsFree(scope),
    // No entry is without one, and nobody has to write it.
    custom: { filled: true },
    admin: {
      position: 'sidebar',
      description: contentLabels.slugField.slugHint,
      components: { Label: '/platform/staff/fields/filled-label.tsx#FilledLabel' },
    },
  };
}

/**
 * The name by which an entry is known in both languages and for ever: it draws the pattern and never changes.
 * Taken from the English (else the Arabic) slug by `setKey`.
 */
export function key(): Field {
  return {
    name: 'key',
    type: 'text',
    unique: true,
    index: true,
    disableDuplicate: true,
    label: contentLabels.words.key,
    access: { update: () => false },
    admin: {
      position: 'sidebar',
      readOnly: true,
      description: contentLabels.key.keyHint,
      components: { Diff: '/content/versions/screens/versions-view.tsx#NotCompared' },
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

/** `seo { title, description }`: what search engines and shared links show; empty = the entry's title and summary. */
export function seo(): GroupField {
  return {
    name: 'seo',
    type: 'group',
    label: contentLabels.words.searchEngines,
    fields: [
      {
        name: 'title',
        type: 'text',
        localized: true,
        maxLength: 120,
        label: contentLabels.seo.title,
        admin: {
          description: contentLabels.seo.titleHint,
        },
      },
      {
        name: 'description',
        type: 'textarea',
        localized: true,
        maxLength: 320,
        label: contentLabels.seo.description,
        admin: {
          description: contentLabels.seo.descriptionHint,
        },
      },
    ],
  };
}

/** `quote { text, author, role }`, each in its language. */
export function quote({ role = true }: { role?: boolean } = {}): GroupField {
  return {
    name: 'quote',
    type: 'group',
    label: contentLabels.quote.quote,
    fields: [
      { name: 'text', type: 'textarea', localized: true, label: contentLabels.quote.text },
      {
        type: 'row',
        fields: [
          { name: 'author', type: 'text', localized: true, label: contentLabels.quote.author },
          ...(role
            ? [{ name: 'role', type: 'text' as const, localized: true, label: contentLabels.words.position }]
            : []),
        ],
      },
    ],
  };
}
