import type { ContentType } from '@nasaq/contract';

/** The pages that exist once and have drafts. */
export const pageGlobals = ['home', 'about', 'care'] as const;
/** One of these pages. */
export type PageGlobal = (typeof pageGlobals)[number];

/**
 * Settings whose token lets a page of the site stand in a frame of the admin host. With that of the brand the page shows its
 * draft; with that of the site data it is what everybody has.
 */
export const settingsGlobals = ['brand', 'site'] as const;
/** One of these settings. */
export type SettingsGlobal = (typeof settingsGlobals)[number];

/** What has drafts: entries, and pages that exist once. Screens load this, who must not read the environment. */
export type Previewed = ContentType | PageGlobal;
