import type { GlobalSiteData, Locale } from '@nasaq/contract';
import type { Session } from './session.ts';

/** What the document and the shell need on every page. */
export interface RootData {
  locale: Locale;
  siteData: GlobalSiteData;
  /** `YYYY-MM-DD`, where the company is, when the page was made. */
  today: string;
  /** Absolute base of canonical addresses, without a trailing slash. */
  siteUrl: string;
  /** Origin of the admin host whose live preview shows this page, else `null`. */
  previewOrigin: string | null;
  /** Whose page it is when it comes from the server; pages that are kept for many are nobody's. */
  session: Session;
}
