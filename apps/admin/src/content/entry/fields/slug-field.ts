import type { TextField } from 'payload';
import { addressOfCopy } from '../hooks/mark-copy.ts';
import { fillSlug, slugIsFree } from '../hooks/fill-slug.ts';
import { contentLabels } from '../../catalogue/index.ts';

interface Options {
  /** Database-level uniqueness; off where a slug is only unique within `scope`. */
  unique?: boolean;
  /** Field whose value separates the slugs, as `of` for categories. */
  scope?: string;
}

/** The last part of the entry's address, one per language. */
export function slugField({ unique = true, scope }: Options = {}): TextField {
  return {
    name: 'slug',
    type: 'text',
    localized: true,
    required: true,
    index: true,
    unique,
    maxLength: 120,
    label: contentLabels.slugField.slug,
    hooks: { beforeValidate: [fillSlug(scope)], beforeDuplicate: [addressOfCopy] },
    validate: slugIsFree(scope),
    admin: {
      position: 'sidebar',
      description: contentLabels.slugField.slugHint,
    },
  };
}
