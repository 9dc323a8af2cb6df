import { currentRequest, log } from '@nasaq/logging';
import { getRequestListener } from '@hono/node-server';
import { chooseEncoding, nameRequest, refuseOddRequest, writeVariant } from '@nasaq/serving';
import type { Hono } from 'hono';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { apiBasePath, defaultLocale, isLocale, localeHeader, requestTiming } from '@nasaq/contract';
import { refuseLargeBody } from './body-limit.ts';
import { refuseForeignRequest } from './foreign-origin.ts';
import { refuseWrites } from './refuse-writes.ts';
import { answerHeaders, protect } from './security-headers.ts';
import { answerKey, countAnswer, type ResponseCache } from './response-cache.ts';

/** A handler of Node’s own requests. */
export type NodeHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** The addresses that Next answers; the ones with two underscores are its error overlay's, in development. */
const nextAddress = /^\/(admin|_next|__nextjs[^/?]*)(?=[/?]|$)/;

/**
 * Sends each request to the one who answers it: Next for the admin's screens, `app` for everything else.
 * @param first answers what it can at once, and says whether it did
 */
export function requestHandler(
  app: Hono,
  screens: { handle: NodeHandler },
  first: (request: IncomingMessage, response: ServerResponse) => boolean = () => false,
): RequestListener {
  const handleApp = getRequestListener((request, node) => app.fetch(request, node), { overrideGlobalObjects: false });
  return (request, response) => {
    if (refuseOddRequest(request, response) || first(request, response)) return;
    nameRequest(response);
    protect(request, response);
    if (refuseForeignRequest(request, response) || refuseLargeBody(request, response)) return;
    if (refuseWrites(request, response)) return;
    const isScreen = nextAddress.test(request.url ?? '/');
    if (isScreen) timeRequest(response);
    const handle = isScreen ? screens.handle : handleApp;
    handle(request, response).catch((error: unknown) => {
      log.failure(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  };
}

/** What a screen that breaks names to whoever looks after the system. */
function timeRequest(response: ServerResponse): void {
  const request = currentRequest();
  if (request) response.setHeader('Server-Timing', `${requestTiming};desc="${request.id}"`);
}

/** The answer to everything while the database and the screens are still being opened, but for whether the process lives. */
export function answerStarting({ url }: IncomingMessage, response: ServerResponse): void {
  response.writeHead(url === '/healthz' ? 200 : 503, {
    'Content-Type': 'application/json',
    'Retry-After': '2',
    'Cache-Control': 'no-store',
  });
  response.end('{"status":"starting"}');
}

const flatAnswerHeaders = answerHeaders.flat();

/**
 * Answers an API call straight from a cached buffer, before any request object is made; `false` leaves it to the API.
 * Only what the API itself would answer with the cached answer passes here: its keys are the targets and languages of
 * calls that it has accepted, and a preview is never cached.
 */
export function fastAnswer(cache: ResponseCache): (request: IncomingMessage, response: ServerResponse) => boolean {
  return (request, response) => {
    const { headers, method, url = '' } = request;
    if ((method !== 'GET' && method !== 'HEAD') || !url.startsWith(apiBasePath)) return false;
    const locale = headers[localeHeader] ?? defaultLocale;
    if (!isLocale(locale) || headers['x-preview'] !== undefined) return false;
    const answer = cache.peek(answerKey(locale, url.slice(apiBasePath.length - 1)));
    const variant = answer?.ready(chooseEncoding(headers['accept-encoding'] as string | undefined));
    if (!variant) return false;
    countAnswer('hit');
    writeVariant(request, response, variant, 200, flatAnswerHeaders);
    return true;
  };
}
