import type { TextField } from 'payload';
import { addressOfCopy } from '../hooks/mark-copy.ts';
import { fillSlug, slugIsFree } from '../hooks/fill-slug.ts';

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
    label: { en: 'Address', ar: 'عنوان الصفحة' },
    hooks: { beforeValidate: [fillSlug(scope)], beforeDuplicate: [addressOfCopy] },
    validate: slugIsFree(scope),
    admin: {
      position: 'sidebar',
      description: {
        en: 'Last part of the page’s address in this language. Empty: made from the title. Changing it redirects the old address.',
        ar: 'آخر جزء من رابط الصفحة بهذه اللغة. إذا تُرك فارغًا أُخذ من العنوان، وإذا غيّرته حُوّل الرابط القديم إلى الجديد.',
      },
    },
  };
}
