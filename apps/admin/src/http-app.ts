import { apiBasePath, browserErrorsPath, gatheredErrorsPath, policyReportsPath } from '@nasaq/contract';
import { ErrorQueue } from '@nasaq/error-reports';
import { answerMetrics } from '@nasaq/metrics';
import { apiRoute, noteAnswer, routeNames } from '@nasaq/serving';
import { Hono } from 'hono';
import { favicon } from './platform/staff/brand/brand.ts';
import { createApi } from './api-routes.ts';
import { backupRoutes } from './backup/index.ts';
import { bundleRoutes } from './bundles/index.ts';
import { collections } from './collections.ts';
import { ResponseCache } from './platform/http/response-cache.ts';
import { ChatLive, deskRoutes } from './chat/index.ts';
import { Notifier } from './platform/database/notifications.ts';
import { queryOn } from './platform/database/query.ts';
import { filesOf } from './platform/storage/index.ts';
import { env } from './env.ts';
import { errorRoutes } from './errors/index.ts';
import { getPayloadConfig, getPayloadInstance } from './payload.ts';
import { LiveIndex } from './search/index.ts';
import { staffFiles } from './submissions/index.ts';
import { liveness, readiness } from './health/index.ts';
import { openedMailQueue } from './mail/index.ts';
import {
  brandRoutes,
  companyIcon,
  currentName,
  DeskPresence,
  mediaFiles,
  memberHeader,
  presenceRoutes,
} from './content/index.ts';
import { isReadOnly } from './platform/payload/read-only.ts';
import { admitOutage } from './platform/staff/outage-refusals.ts';
import { requireProof, sessionHolds } from './users/index.ts';
import { payloadRest } from './app/payload-rest.ts';

/**
 * Everything that the admin host answers itself; the screens below /admin are Next's.
 * @param cache keeps the answers of the API
 * @param notifier hears what other hosts tell
 * @param chat holds the open streams of chats
 * @param index what the search looks into
 * @param isStopping whether the process has been told to end
 * @param queue where errors of browsers and sites go
 */
export function createApp(
  cache = new ResponseCache(),
  notifier = new Notifier(),
  chat = new ChatLive(getPayloadInstance, notifier),
  index = new LiveIndex(getPayloadInstance),
  isStopping = () => false,
  queue = new ErrorQueue(''),
): Hono {
  const app = new Hono();
  app.get('/', (c) => c.redirect('/admin'));
  // Browsers ask for it before the screen, which is streamed, has named it.
  app.get('/favicon.ico', async (c) => {
    const icons = await companyIcon(getPayloadInstance);
    return icons
      ? c.redirect(icons)
      : c.body(favicon(), 200, { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=300' });
  });
  app.get('/healthz', liveness);
  app.get(
    '/readyz',
    readiness({
      dataDir: env.dataDir,
      query: async (text) => queryOn(await getPayloadInstance())(text),
      isSearchBuilt: () => index.isComplete,
      mailQueue: () => (env.smtpUrl ? (openedMailQueue() ? 'ok' : 'away') : 'off'),
      isStopping,
    }),
  );
  app.get('/metrics', async (c, next) => {
    const figures = await answerMetrics(c.req.header('authorization'), env.metricsToken);
    return figures ?? next();
  });
  app.route('/', errorRoutes(queue));
  // Mounted and not routed, so that its own answers to unknown addresses and errors hold.
  app.mount('/api/v1', createApi(getPayloadInstance, { cache, index, notifier, chat }).fetch);
  // Of what stands below: health refuses nobody, and the API counts its own.
  app.use(async (c, next) => {
    await next();
    noteAnswer(c.res.status, c.error);
  });
  // A desk is refused, too, where somebody else has signed in since: their session holds, but not for it.
  app.use(admitOutage(async (headers) => sessionHolds(headers, await getPayloadInstance(), headers.get(memberHeader))));
  app.get('/api/maintenance', (c) => c.json({ readOnly: isReadOnly() }, 200, { 'Cache-Control': 'no-store' }));
  app.route('/media/brand', brandRoutes(getPayloadInstance));
  const formerly = async (name: string) => currentName(await getPayloadInstance(), name);
  app.route('/media', mediaFiles(filesOf('media'), formerly));
  app.route('/uploads', staffFiles(getPayloadInstance));
  app.route('/bundles', bundleRoutes(getPayloadInstance, { dataDir: env.dataDir, prove: requireProof }));
  app.route('/backups', backupRoutes(getPayloadInstance, { prove: requireProof }));
  app.route('/chat-desk', deskRoutes(getPayloadInstance, chat));
  app.route('/api', presenceRoutes(getPayloadInstance, new DeskPresence(getPayloadInstance, notifier)));
  app.all('/api/*', payloadRest(getPayloadConfig));
  return app;
}

const slugs: ReadonlySet<string> = new Set([...collections.map(({ slug }) => slug), 'globals', 'access']);
/** What lies below them, there is as much of as there are entries, files and screens. */
const folders = new Set(['admin', '_next', 'media', 'uploads', 'chat-desk', 'bundles', 'backups']);
const single = new Set([
  '/',
  '/healthz',
  '/readyz',
  '/metrics',
  '/favicon.ico',
  browserErrorsPath,
  policyReportsPath,
  gatheredErrorsPath,
]);

/** The pattern of an address, as logs and metrics name it. */
export const routeOf = routeNames((pathname) => {
  if (pathname.startsWith(apiBasePath)) return apiRoute(pathname);
  const [, first = '', second = '', ...more] = pathname.split('/');
  if (first === 'api' && slugs.has(second)) return `/api/${second}${more.length > 0 ? '/*' : ''}`;
  if (first === 'api') return '/api/*';
  return folders.has(first) ? `/${first}/*` : single.has(pathname) ? pathname : '/*';
});
