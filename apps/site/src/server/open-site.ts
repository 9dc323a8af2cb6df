import type { Hono } from 'hono';
import { commonSecrets, type Env } from '../platform/env.ts';
import { createSite, type SiteOptions } from './app.ts';
import type { CachedImages } from './cached-images.ts';
import { countCached, observePages } from './observe-site.ts';
import { openPageServer } from './open-page-server.ts';
import { fastAnswer } from './page-cache/fast-answer.ts';
import { type ChangeFollower, followChanges, receivePurge } from './page-cache/purges.ts';
import type { Outdated } from './page-cache/page-cache.ts';
import type { PageCopies } from './page-cache/page-copies.ts';
import { proxyAdmin, type FirstAnswer } from './proxy-admin.ts';
import type { AssetsFor } from './read-assets.ts';
import type { WordFiles } from './words/index.ts';

export interface OpenSite {
  site: Hono;
  /** Comes before the site is asked: answers cached pages, and passes on what is the admin host's to answer. */
  fast: FirstAnswer;
  follower: ChangeFollower;
}

/** The site that keeps its pages and follows what changes at the admin host. */
export function openSite(
  env: Env,
  assets: AssetsFor,
  copies: PageCopies,
  {
    errors,
    files,
    images,
    isStopping,
    wordFiles,
  }: Pick<SiteOptions, 'errors' | 'files' | 'isStopping'> & { images?: CachedImages; wordFiles?: WordFiles } = {},
): OpenSite {
  const server = openPageServer(env, assets, copies, images, wordFiles);
  const { cache, siteData, answers, redirects, missing, refused } = server;
  const cached = {
    async purge(outdated: Outdated) {
      siteData?.purge(outdated.tags);
      answers?.purge(outdated.tags);
      redirects.purge();
      missing.purge();
      refused.clear();
      await cache?.purge(outdated);
    },
  };
  const follower = followChanges(cached, env.ADMIN_URL, cache && copies.sequence);
  const purges = receivePurge(follower, () => commonSecrets(env));
  const keptPages = () => Math.max(copies.size, cache?.size.pages ?? 0);
  const site = createSite({
    ...server,
    ...(files && { files }),
    ...(isStopping && { isStopping }),
    ...(errors && { errors }),
    purges,
    keptPages,
  });
  const proxy = proxyAdmin(env, server);
  const ready = cache && fastAnswer(cache, env.SITE_URL, countCached);
  observePages(server, () => copies.size);
  const fast: FirstAnswer = (request, response) => ready?.(request, response) || proxy(request, response);
  return { site, fast, follower };
}
