import type { ContentType } from '@nasaq/contract';

/** The pages that exist once and have drafts. */
export const pageGlobals = ['home', 'about', 'care'] as const;
/** One of these pages. */
export type PageGlobal = (typeof pageGlobals)[number];

/**
 * Settings whose drafts the site shows to who holds a token for them. The site data have none: with theirs a page is what
 * everybody has, and may stand in a frame of the admin host.
 */
export const settingsGlobals = ['brand', 'site'] as const;
/** One of these settings. */
export type SettingsGlobal = (typeof settingsGlobals)[number];

/** What has drafts: entries, and pages that exist once. Screens load this, who must not read the environment. */
export type Previewed = ContentType | PageGlobal;
