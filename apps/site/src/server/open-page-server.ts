import { SemaphoreFull } from '@nasaq/serving';
import { provideWords } from '../locale/load-catalogue.ts';
import { splitLocale } from '../locale/split-locale.ts';
import type { PageAnswer } from '../platform/responses.ts';
import { readAddress } from './address/page-address.ts';
import type { Env } from '../platform/env.ts';
import { securityHeaders } from '../platform/security-headers.ts';
import { feedAnswer } from './feeds/feeds.ts';
import { imagesInMemory, type CachedImages } from './cached-images.ts';
import { CachedAnswers } from './page-cache/cached-answers.ts';
import { CachedRedirects, CachedSiteData } from './page-cache/cached-site-data.ts';
import { busyPage, busyRetryAfter } from './busy-page.ts';
import { makePage } from './make-page.tsx';
import { MissingPages, RenderedOnce } from './missing-pages.ts';
import { PageCache } from './page-cache/page-cache.ts';
import type { PageCopies } from './page-cache/page-copies.ts';
import type { PageServer } from './page-server.ts';
import { inlineSources, type AssetsFor } from './read-assets.ts';
import { UncachedWork } from './uncached-work.ts';
import { noWordFiles, type WordFiles, SiteWords } from './words/index.ts';

/** Bytes; some two hundred pictures. */
const memoryForImages = 16_000_000;

/** What answers pages: the files of a build, the headers of every answer and the cached pages. */
export function openPageServer(
  env: Env,
  assets: AssetsFor,
  copies: PageCopies | null,
  images: CachedImages = imagesInMemory(memoryForImages),
  files: WordFiles = noWordFiles,
): PageServer {
  const headers = securityHeaders(env, { previewOrigin: null }, inlineSources(assets));
  const siteData: CachedSiteData | null = copies && new CachedSiteData(env.ADMIN_URL, () => words);
  const words = new SiteWords(env.ADMIN_URL, files, siteData && ((locale) => siteData.words(locale)));
  provideWords(words);
  const server: PageServer = {
    env,
    assets,
    headers,
    cache: null,
    siteData,
    words,
    answers: copies && env.API_CACHE_MB > 0 ? new CachedAnswers(env.API_CACHE_MB * 1_000_000) : null,
    redirects: new CachedRedirects(env.ADMIN_URL),
    work: new UncachedWork(env),
    images,
    missing: new MissingPages((request) => makePage('page', { ...request, missing: true }, server)),
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

/** The page or payload of a request target, with every header that it is sent with: what the page cache keeps. */
async function makeTarget(target: string, server: PageServer): Promise<PageAnswer> {
  const { pathname, search } = new URL(target, 'http://site');
  const address = readAddress(pathname, search);
  if (address.kind !== 'page' && address.kind !== 'payload') throw new Error(`${target} is not the address of a page.`);
  const { kind, pathname: proper } = address;
  const answer = await server.work
    .make(() => makePage(kind, { pathname: proper, search }, server))
    .catch((error: unknown) => {
      if (!(error instanceof SemaphoreFull)) throw error;
      const assets = server.assets(null, splitLocale(proper).locale);
      return busyPage({ kind, pathname: proper, status: 503, retryAfter: busyRetryAfter, assets });
    });
  return { ...answer, headers: { ...server.headers, ...answer.headers } };
}
