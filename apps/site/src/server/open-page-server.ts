import type { Env } from '../platform/env.ts';
import { securityHeaders } from '../platform/security-headers.ts';
import { feedAnswer } from './feeds/feeds.ts';
import { imagesInMemory, type CachedImages } from './cached-images.ts';
import { CachedSiteData } from './cached-site-data.ts';
import { makeMissing, makeTarget } from './make-page.tsx';
import { MissingPages } from './missing-pages.ts';
import { CachedRedirects } from './page-cache/cached-redirects.ts';
import { PageCache } from './page-cache/page-cache.ts';
import type { PageCopies } from './page-cache/page-copies.ts';
import type { PageServer } from './page-server.ts';
import { inlineSources, type AssetsFor } from './read-assets.ts';
import { RenderedOnce } from './rendered-once.ts';
import { UncachedWork } from './uncached-work.ts';

/** Bytes; some two hundred pictures. */
const memoryForImages = 16_000_000;

/** What answers pages: the files of a build, the headers of every answer and the cached pages. */
export function openPageServer(
  env: Env,
  assets: AssetsFor,
  copies: PageCopies | null,
  images: CachedImages = imagesInMemory(memoryForImages),
): PageServer {
  const headers = securityHeaders(env, { previewOrigin: null }, inlineSources(assets));
  const server: PageServer = {
    env,
    assets,
    headers,
    cache: null,
    siteData: copies && new CachedSiteData(env.ADMIN_URL),
    redirects: new CachedRedirects(env.ADMIN_URL),
    work: new UncachedWork(env),
    images,
    missing: new MissingPages((missing) => makeMissing(missing, server)),
    refused: new RenderedOnce(),
  };
  if (copies && env.PAGE_CACHE_MB > 0) {
    const maxBytes = env.PAGE_CACHE_MB * 1_000_000;
    server.cache = new PageCache({
      produce: (target) => feedAnswer(target, server) ?? makeTarget(target, server),
      copies,
      maxBytes,
    });
  }
  return server;
}
