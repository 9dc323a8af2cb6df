import { partOfKind, partOfType, type PartName } from '@nasaq/contract';
import type { CollectionConfig } from 'payload';
import type { Config } from '../payload/payload-types.ts';
import { isPartOn } from './off-parts.ts';

/** Whose each collection is, where it has a part; what several share, or the system needs, is of none. */
const partOfCollection: Partial<Record<keyof Config['collections'], PartName | null>> = {
  ...partOfType,
  ...partOfKind,
  chats: 'chat',
  'chat-messages': 'chat',
  'chat-notes': 'chat',
  'canned-replies': 'chat',
  accounts: 'accounts',
  'account-bans': 'accounts',
  'account-sessions': 'accounts',
  'login-failures': 'accounts',
  ratings: 'knowledgebase',
  authors: 'blog',
  tags: 'blog',
};

/** The part of a collection. */
export function partOfSlug(slug: string): PartName | null {
  return (partOfCollection as Record<string, PartName | null>)[slug] ?? null;
}

/** Leaves the navigation, with its screens, while its part is off; what it holds stays. */
export function hiddenWithItsPart(collection: CollectionConfig): CollectionConfig {
  const part = partOfSlug(collection.slug);
  if (part === null) return collection;
  const hidden = collection.admin?.hidden ?? false;
  return {
    ...collection,
    admin: {
      ...collection.admin,
      hidden: (args) => !isPartOn(part) || (typeof hidden === 'function' ? hidden(args) : hidden),
    },
  };
}
