import type { Env } from './env.ts';
import type { KeptSiteData } from './kept-site-data.ts';
import type { MissingPages } from './missing-pages.ts';
import type { KeptRedirects } from './page-cache/kept-redirects.ts';
import type { PageCache } from './page-cache/page-cache.ts';
import type { AssetsFor } from './read-assets.ts';

/** What answers pages. */
export interface PageServer {
  env: Env;
  assets: AssetsFor;
  /** Of every answer. */
  headers: Record<string, string>;
  /** `null` = every page is made for its reader. */
  cache: PageCache | null;
  /** `null` = asked for with every page. */
  siteData: KeptSiteData | null;
  redirects: KeptRedirects;
  missing: MissingPages;
}
