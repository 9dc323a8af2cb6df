import { localePath, locales } from '@nasaq/contract';
import { Hono, type Context } from 'hono';
import { ApiError } from '../../features/api/api-error.ts';
import { createApi } from '../../features/api/client.ts';
import { loadSiteData } from '../../features/site-data/load-site-data.ts';
import { askAdmin } from '../ask-admin.ts';
import type { Env } from '../env.ts';
import { textResponse } from '../text-response.ts';
import { robots } from './robots.ts';
import { rss } from './rss.ts';
import { securityTxt } from './security-txt.ts';
import { sitemap } from './sitemap.ts';
import { webManifest } from './web-manifest.ts';

const maxAge = 'public, max-age=300';

/** What machines read: sitemap, robots, a feed and a manifest for each language, security contact. */
export function feeds({ env }: { env: Env }): Hono {
  const siteUrl = env.SITE_URL;
  const app = new Hono();

  app.get('/robots.txt', (c) => answer(c, 'text/plain', () => Promise.resolve(robots(siteUrl))));
  app.get('/sitemap.xml', (c) =>
    answer(c, 'application/xml', async () => sitemap((await apiFor('en').get('sitemap')).data, siteUrl)),
  );
  app.get('/.well-known/security.txt', (c) =>
    answer(c, 'text/plain', async () =>
      securityTxt((await loadSiteData(apiFor('en'), 'en')).general.email, siteUrl, new Date()),
    ),
  );

  for (const locale of locales) {
    app.get(localePath(locale, '/rss.xml'), (c) =>
      answer(c, 'application/rss+xml', async () => {
        const api = apiFor(locale);
        const [siteData, posts] = await Promise.all([loadSiteData(api, locale), api.get('posts', { limit: 20 })]);
        return rss(posts.data, { siteData, locale, siteUrl });
      }),
    );
    app.get(localePath(locale, '/manifest.webmanifest'), (c) =>
      answer(c, 'application/manifest+json', async () =>
        webManifest(await loadSiteData(apiFor(locale), locale), locale),
      ),
    );
  }
  return app;

  function apiFor(locale: (typeof locales)[number]) {
    return createApi({ locale, base: env.ADMIN_URL, fetch: askAdmin });
  }
}

async function answer(c: Context, type: string, write: () => Promise<string>): Promise<Response> {
  try {
    const text = await write();
    c.header('Cache-Control', maxAge);
    return textResponse(c, text, type);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    console.error(error.message);
    return c.text('Unavailable', 503, { 'Retry-After': '30', 'Cache-Control': 'no-store' });
  }
}
