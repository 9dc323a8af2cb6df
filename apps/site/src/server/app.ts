import type { ErrorQueue } from '@nasaq/error-reports';
import { log } from '@nasaq/logging';
import { answerMetrics } from '@nasaq/metrics';
import { SemaphoreFull, noteAnswer } from '@nasaq/serving';
import { Hono } from 'hono';
import { accountForms } from '../account/index.server.ts';
import { statusForms } from '../forms/index.server.ts';
import arabic from './catalogue/ar/answers.json' with { type: 'json' };
import english from './catalogue/en/answers.json' with { type: 'json' };
import { liveness, readiness } from '../platform/health.ts';
import { fileHeaders, securityHeaders } from '../platform/security-headers.ts';
import { ratingForms } from '../rating/index.server.ts';
import { resetSession } from '../session/index.server.ts';
import { vitalsRoute } from '../vitals/index.server.ts';
import { readPreview } from './address/page-address.ts';
import { answerPage, answerRefused, pageHost } from './answer-page.ts';
import { brandStyles } from './brand-files.ts';
import { busyRetryAfter } from './busy-page.ts';
import { readerErrors } from './error-reports.ts';
import { feeds } from './feeds/feeds.ts';
import { refuseOffForms } from './off-pages.ts';
import type { PageServer } from './page-server.ts';
import { patternImages } from './pattern-images.ts';
import { inlineSources } from './read-assets.ts';
import { shareImages } from './share-images.ts';
import { wordRoutes } from './words/index.ts';

export interface SiteOptions extends PageServer {
  /** Serves the client build; absent in development, where Vite does. */
  files?: Hono;
  /** Takes the admin host's word of changed content; absent where no page is kept. */
  purges?: Hono;
  /** How many pages are kept for the time when the admin host is away. */
  keptPages?: () => number;
  /** The process is about to end. */
  isStopping?: () => boolean;
  /** Where errors of browsers go; absent where nobody reads them. */
  errors?: ErrorQueue;
}

const usualIcons = [
  ['/favicon.ico', '.ico'],
  ['/favicon.svg', '.svg'],
  ['/apple-touch-icon.png', '-180.png'],
] as const;

/** The whole site as one request handler; what belongs to the admin host never reaches it (`proxy-admin.ts`). */
export function createSite({
  files,
  purges,
  keptPages = () => 0,
  isStopping = () => false,
  errors,
  ...server
}: SiteOptions): Hono {
  const { env } = server;
  const previewHeaders = securityHeaders(
    env,
    { previewOrigin: new URL(env.ADMIN_URL).origin },
    inlineSources(server.assets),
  );
  const app = new Hono();

  app.use(async (c, next) => {
    await next();
    noteAnswer(c.res.status, c.error);
  });
  app.use(async (c, next) => {
    await next();
    const isPreview = c.req.url.includes('?') && readPreview(new URL(c.req.url).searchParams) !== null;
    const ofPage = isPreview ? previewHeaders : server.headers;
    const chosen = fileHeaders(c.res.headers.get('content-type') ?? '', ofPage) ?? ofPage;
    for (const [name, value] of Object.entries(chosen)) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  });
  app.get('/healthz', liveness);
  app.get('/readyz', readiness({ adminUrl: env.ADMIN_URL, keptPages, isStopping }));
  app.get('/metrics', async (c, next) => {
    const figures = await answerMetrics(c.req.header('authorization'), env.METRICS_TOKEN);
    return figures ?? next();
  });
  app.route('/', vitalsRoute(env));
  if (errors) app.route('/', readerErrors(env, errors));
  if (purges) app.route('/', purges);
  app.route('/', resetSession(env));
  // Asked for by their usual names, whatever the page says.
  for (const [path, ending] of usualIcons)
    app.get(path, (c, next) => {
      const icons = server.siteData?.lastKnown('en')?.brand?.icons;
      return icons ? Promise.resolve(c.redirect(icons + ending)) : next();
    });
  if (files) app.route('/', files);
  app.route('/', wordRoutes(server.words));
  app.route('/', brandStyles());
  app.route('/', patternImages(server.work));
  app.route('/', shareImages({ ...server, files }));
  app.route('/', feeds(server));
  app.use(refuseOffForms(server));
  app.route('/', statusForms(env));
  app.route('/', accountForms(pageHost(server)));
  app.route('/', ratingForms(pageHost(server)));
  app.all('*', (c) => answerPage(c, server));
  app.onError(async (error, c) => {
    // Of pictures; pages say it in a page.
    if (error instanceof SemaphoreFull) return c.text('Unavailable', 503, { 'Retry-After': String(busyRetryAfter) });
    log.failure(error);
    try {
      return await answerRefused(c, server, new URL(c.req.url).pathname, 500);
    } catch {
      return c.text(`${english.failed} / ${arabic.failed}`, 500);
    }
  });
  return app;
}
