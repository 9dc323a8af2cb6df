import { log } from '@nasaq/logging';
import { defaultLocale } from '@nasaq/contract';
import { noteAnswer, noteCause } from '@nasaq/serving';
import { Hono, type Context } from 'hono';
import type { Payload } from 'payload';
import { AccountLimits, authRoutes } from './accounts/index.ts';
import { ChatLive, chatRoutes } from './chat/index.ts';
import { onChange } from './platform/changes/change.ts';
import { Notifier } from './platform/database/notifications.ts';
import { isOutage, unavailable } from './platform/database/database-outage.ts';
import { Defence, formRoutes, type SubmissionLimits, statusRoutes, submissionRoutes } from './submissions/index.ts';
import { Api } from './platform/http/api.ts';
import { accountRoutes } from './privacy/index.ts';
import {
  articleResource,
  careerResource,
  categoryRoutes,
  companyResource,
  globalPageRoutes,
  homeRoutes,
  landingPageResource,
  legalResource,
  industryResource,
  serviceResource,
  solutionResource,
  postResource,
  productResource,
  redirectRoutes,
  resourceRoutes,
  siteDataRoutes,
  sitemapRoutes,
  tagRoutes,
  workResource,
} from './content/index.ts';
import { Computations } from './platform/http/computations.ts';
import { changesRoutes } from './platform/changes/change-count.ts';
import { ApiError, errorBody, errorStatus } from './platform/http/error.ts';
import { OpenStreams } from './platform/http/open-streams.ts';
import { refuseOff } from './platform/http/refuse-off.ts';
import { forgetOffParts, offParts } from './platform/parts/off-parts.ts';
import { requestContext, type ApiEnv } from './platform/http/request-context.ts';
import { ResponseCache } from './platform/http/response-cache.ts';
import { LiveIndex, MissedSearches, offerIndex, searchRoutes } from './search/index.ts';
import { ratingRoutes } from './ratings/index.ts';
import { openApiText } from './openapi/openapi.ts';
import { uploadRoutes } from './uploads/index.ts';
import { wordRoutes } from './words/index.ts';

interface ApiOptions {
  /** Keeps the answers; one of its own where absent. */
  cache?: ResponseCache;
  /** What senders may send; the settings' limits where absent. */
  limits?: SubmissionLimits;
  /** What the search looks into; one of its own where absent. */
  index?: LiveIndex;
  /** Where searches without results go; one of its own where absent. */
  missed?: MissedSearches;
  /** How often one client may try to sign in; the settings' limit where absent. */
  accountLimits?: AccountLimits;
  /** Hears what other hosts tell; one of its own where absent, which connects when it is needed first. */
  notifier?: Notifier;
  /** The open streams of chats; of its own where absent. */
  chat?: ChatLive;
  /** Counts the event streams that are open; the settings' limit where absent. */
  streams?: OpenStreams;
  /** Limits what is computed; the settings' limits where absent. */
  computations?: Computations;
}

/** Everything below `/api/v1`, mounted there by the server. Answers are cached until the next publish. */
export function createApi(
  payload: () => Promise<Payload>,
  {
    cache = new ResponseCache(),
    limits,
    index = new LiveIndex(payload),
    missed = new MissedSearches(payload),
    accountLimits = new AccountLimits(),
    notifier = new Notifier(),
    chat = new ChatLive(payload, notifier),
    streams = new OpenStreams(),
    computations = new Computations(),
  }: ApiOptions = {},
): Hono<ApiEnv> {
  onChange(({ type }) => {
    // Before anything is made anew.
    if (type === 'parts' || type === 'all') {
      forgetOffParts();
      // The navigation of the staff cannot wait for it.
      payload()
        .then(offParts)
        .catch((error: unknown) => log.failure(error));
    }
    cache.clear();
  });
  offerIndex(index);
  const api = new Api(payload, cache, computations);
  const defence = new Defence(limits);
  const app = new Hono<ApiEnv>().onError(answerError).notFound((c) => refuse(c, new ApiError('not_found')));
  // Before the conventions of calls, so that it can be opened in a browser.
  app.get('/openapi.json', (c) => c.body(openApiText(), 200, { 'Content-Type': 'application/json; charset=utf-8' }));
  app.use(requestContext);
  app.use(refuseOff(payload));
  app.route('/global-site-data', siteDataRoutes(api));
  app.route('/words', wordRoutes(api));
  app.route('/home', homeRoutes(api));
  app.route('/', globalPageRoutes(api));
  app.route('/services', resourceRoutes(api, serviceResource));
  app.route('/solutions', resourceRoutes(api, solutionResource));
  app.route('/industries', resourceRoutes(api, industryResource));
  app.route('/products', resourceRoutes(api, productResource));
  app.route('/works', resourceRoutes(api, workResource));
  app.route('/posts', resourceRoutes(api, postResource));
  app.route('/careers', resourceRoutes(api, careerResource));
  app.route('/companies', resourceRoutes(api, companyResource));
  app.route('/legals', resourceRoutes(api, legalResource));
  app.route('/articles', resourceRoutes(api, articleResource));
  // Limits of its own: who reads and rates uses up nothing of what they may send with forms.
  app.route('/articles', ratingRoutes(api, new Defence(limits, 'ratings')));
  app.route('/landing-pages', resourceRoutes(api, landingPageResource));
  app.route('/categories', categoryRoutes(api));
  app.route('/tags', tagRoutes(api));
  app.route('/redirects', redirectRoutes(api));
  app.route('/sitemap', sitemapRoutes(api));
  app.route('/changes', changesRoutes(payload));
  app.route('/search', searchRoutes(payload, index, missed, computations));
  app.route('/forms', formRoutes(api));
  app.route('/', submissionRoutes(api, defence));
  app.route('/status', statusRoutes(api, defence));
  app.route('/uploads', uploadRoutes(api));
  app.route('/chat', chatRoutes(api, { defence, live: chat, streams }));
  app.route('/auth', authRoutes(api, accountLimits));
  app.route('/account', accountRoutes(api, notifier, streams));
  refuseOtherMethods(app);
  return app;
}

/** A path that exists, asked with a method that it has not: 405 with the methods that it has. */
function refuseOtherMethods(app: Hono<ApiEnv>): void {
  const routes = app.routes.filter(({ method }) => method !== 'ALL');
  for (const path of new Set(routes.map((route) => route.path))) {
    const allowed = [...new Set(routes.filter((route) => route.path === path).map(({ method }) => method))];
    app.all(path, (c) => {
      c.header('Allow', allowed.includes('GET') ? [...allowed, 'HEAD'].join(', ') : allowed.join(', '));
      return refuse(c, new ApiError('method_not_allowed'));
    });
  }
}

function answerError(error: Error, c: Context<ApiEnv>): Response {
  if (error instanceof ApiError) return refuse(c, error);
  if (isOutage(error)) {
    return refuse(c, unavailable(error), error);
  }
  // The address may name what is its sender's; the line of the request has its pattern, and the same id.
  log.error('A call failed.', { error });
  return refuse(c, new ApiError('internal'));
}

function refuse(c: Context<ApiEnv>, error: ApiError, cause: unknown = error.cause): Response {
  noteCause(error.code, fieldsAtFault(error));
  noteAnswer(errorStatus(error), cause);
  c.header('Cache-Control', 'private, no-store');
  if (error.details.retryAfter !== undefined) c.header('Retry-After', String(error.details.retryAfter));
  return c.json(errorBody(error, c.get('locale') ?? defaultLocale), errorStatus(error));
}

/** Names of ours, never what stood in them. */
function fieldsAtFault({ details: { failures = [], reason }, field }: ApiError): string | undefined {
  const named = failures.map((failure) => `${failure.field} ${failure.rule}`);
  return [...(named.length > 0 ? named : [field]), reason].filter(Boolean).join(', ') || undefined;
}
