import type { Env } from '../platform/env.ts';
import type { CachedImages } from './cached-images.ts';
import type { CachedAnswers } from './page-cache/cached-answers.ts';
import type { CachedRedirects, CachedSiteData } from './page-cache/cached-site-data.ts';
import type { MissingPages, RenderedOnce } from './missing-pages.ts';
import type { PageCache } from './page-cache/page-cache.ts';
import type { AssetsFor } from './read-assets.ts';
import type { UncachedWork } from './uncached-work.ts';
import type { SiteWords } from './words/index.ts';

/** What answers pages. */
export interface PageServer {
  env: Env;
  assets: AssetsFor;
  /** Of every answer. */
  headers: Record<string, string>;
  /** `null` = every page is made for its reader. */
  cache: PageCache | null;
  /** `null` = asked for with every page. */
  siteData: CachedSiteData | null;
  /** `null` = likewise. */
  answers: CachedAnswers | null;
  redirects: CachedRedirects;
  words: SiteWords;
  work: UncachedWork;
  /** What social networks show for a page. */
  images: CachedImages;
  missing: MissingPages;
  /** Whole pages for what is refused before any route is asked, by language and status. */
  refused: RenderedOnce<string>;
}
