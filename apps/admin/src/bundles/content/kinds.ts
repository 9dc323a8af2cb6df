import type { CollectionSlug, SanitizedCollectionConfig, SanitizedGlobalConfig, Payload } from 'payload';

/**
 * What is content: it leaves in bundles. By the fields that say which one it is in any installation; a picture is what
 * its file holds; with `?` for what not all of them have. In the order in which it comes in: what others refer to before them.
 */
export const contentCollections: Readonly<Record<string, readonly string[]>> = {
  media: [],
  // What is said in the place of built texts: the newest of each text in each language (`bring-words.ts`).
  words: ['locale', 'key'],
  // One row for each of the product's, and one for each of the owner's by its address.
  forms: ['form', 'slug?'],
  categories: ['of', 'key'],
  authors: ['key'],
  tags: ['key'],
  terms: ['english'],
  services: ['key'],
  solutions: ['key'],
  industries: ['key'],
  products: ['key'],
  works: ['key'],
  posts: ['key'],
  careers: ['key'],
  companies: ['key'],
  legals: ['key'],
  articles: ['key'],
  'canned-replies': ['shortcut'],
  // Logos and typefaces, which settings name by their hash.
  'brand-files': ['hash'],
  'search-synonyms': ['title'],
  'search-rules': ['title'],
  redirects: ['from'],
};

/** What is judged by the entries that it names comes in after these. */
export const lateKinds: ReadonlySet<string> = new Set(['search-synonyms', 'search-rules', 'redirects']);

/** Besides these, all settings of an owner, which have a state for both languages together. */
export const contentGlobals: readonly string[] = ['site', 'home', 'about', 'care'];

/** What is private, or about this installation alone: it never leaves. What is in neither list leaves where it has pages. */
export const privateCollections: readonly string[] = [
  'contacts',
  'feedback',
  'reports',
  'orders',
  'applications',
  'chats',
  'chat-messages',
  'chat-notes',
  'uploads',
  'events',
  'accounts',
  'account-bans',
  'account-sessions',
  'banned-addresses',
  'login-failures',
  'ratings',
  'searches',
  'mails',
  'findings',
  'dismissals',
  'threads',
  'comments',
  'history',
  'notices',
  'users',
  'sign-in-steps',
  'staff-factors',
  'staff-challenges',
  'staff-devices',
  'acts',
  'errors',
  'confirmed-sources',
  'desk-saves',
  'overruled-texts',
  'gaps',
  'gap-acts',
  'gap-figures',
  // What is about to be said, and is not said yet.
  'word-drafts',
  // Of what was sent here; where a form comes to, it begins with the one that comes.
  'form-versions',
  'responses',
];

export const privateGlobals: readonly string[] = ['staff-security'];

/** A kind of content: a collection, or the globals together. */
export type Kind = string;
export const globalKind = 'globals';

export interface CollectionKind {
  slug: CollectionSlug;
  identity: readonly string[];
  config: SanitizedCollectionConfig;
}

/** The collections that hold content, in the order in which they come in. */
export function collectionKinds({ collections }: Payload): CollectionKind[] {
  const listed = Object.entries(contentCollections);
  const paged = Object.values(collections)
    .filter(({ config }) => publishing(config) === 'languages' && !(config.slug in contentCollections))
    .map(({ config }) => [config.slug, ['key']] as const);
  return [
    ...listed.filter(([slug]) => !lateKinds.has(slug)),
    ...paged,
    ...listed.filter(([slug]) => lateKinds.has(slug)),
  ].flatMap(([slug, identity]) => {
    const found = privateCollections.includes(slug) ? undefined : collections[slug as CollectionSlug];
    return found ? [{ slug: slug as CollectionSlug, identity, config: found.config }] : [];
  });
}

export function globalKinds({ globals }: Payload): SanitizedGlobalConfig[] {
  const isSetting = (config: SanitizedGlobalConfig) =>
    publishing(config) !== 'none' && !contentGlobals.includes(config.slug);
  return [
    ...contentGlobals.flatMap((slug) => globals.config.find((one) => one.slug === slug) ?? []),
    ...globals.config.filter((config) => isSetting(config) && !privateGlobals.includes(config.slug)),
  ];
}

/** Whether each publish state is kept by language, by document, or not at all. */
export function publishing({ versions }: Pick<SanitizedCollectionConfig | SanitizedGlobalConfig, 'versions'>) {
  const drafts = versions && typeof versions === 'object' ? versions.drafts : undefined;
  if (!drafts) return 'none' as const;
  return typeof drafts === 'object' && drafts.localizeStatus ? ('languages' as const) : ('whole' as const);
}

/** Kinds that come in by tables: entries of each type, and redirects. */
export function tableKinds(payload: Payload): string[] {
  return collectionKinds(payload)
    .filter(({ config, slug }) => publishing(config) === 'languages' || slug === 'redirects')
    .map(({ slug }) => slug);
}
