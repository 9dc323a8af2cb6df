import type { GlobalSiteData, Locale } from '@nasaq/contract';

/** What the document and the shell need on every page; the root route's loader data. */
export interface RootData {
  locale: Locale;
  siteData: GlobalSiteData;
  /** Absolute base of canonical addresses, without a trailing slash. */
  siteUrl: string;
  /** Origin of the admin host whose live preview shows this page, else `null`. */
  previewOrigin: string | null;
}

export const rootRouteId = 'root';
