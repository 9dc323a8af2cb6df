import { apiBasePath } from '@nasaq/contract';
import { nameRequest, noteRefusal } from '@nasaq/serving';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Dispatcher } from 'undici';
import { adminHost } from '../platform/admin-host/admin-pool.ts';
import { answerHeaders, sentHeaders } from '../platform/admin-host/headers.ts';
import { type Refusal, refuse, Relay } from '../platform/admin-host/relay.ts';
import { compress } from '../platform/compress.ts';
import type { Env } from '../platform/env.ts';
import { IdleTimeout, meteredBody } from '../platform/metered-body.ts';
import { isRatingCall, takeVisitorId, visitorCookies, visitorIdHeader } from '../rating/index.server.ts';
import { endingCookies, isLogin, startSession, takeSessionAlong, type Call } from '../session/index.server.ts';

const maxBody = 25 * 1024 * 1024;
/** Milliseconds of silence from the admin host, while it takes a body or before it answers. */
const maxWait = 25_000;
const mediaPath = '/media/';
/** Bytes; what the admin host sends uncompressed and is longer, or of a length that is not told, stays as it is. */
const maxCompressed = 1024 * 1024;
const minCompressed = 1024;

type ProxyEnv = Pick<Env, 'ADMIN_URL' | 'SITE_URL' | 'AUTH_TOKEN'>;

/** Answers a request, or leaves it to the next one: `false`. */
export type FirstAnswer = (request: IncomingMessage, response: ServerResponse) => boolean;

interface ProxyOptions {
  /** Headers of every answer of the site, unless the answer has its own. */
  headers?: Record<string, string>;
  /** Milliseconds. */
  idleTimeout?: number;
}

/**
 * The browser talks to one origin: the API and the media reach the admin host through here, streamed both ways. The
 * reader's token stands in a cookie of this origin and goes along with the calls.
 */
export function proxyAdmin(env: ProxyEnv, { headers = {}, idleTimeout = maxWait }: ProxyOptions = {}): FirstAnswer {
  const ours = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  // Search engines run pages, which make calls; an answer to a call is no page.
  const ofCalls = new Map([...ours, ['x-robots-tag', 'noindex']]);
  return (request, response) => {
    const target = targetOf(request.url ?? '');
    if (!target) return false;
    nameRequest(response);
    if (target.pathname.startsWith(mediaPath) && !isReading(request)) {
      response.writeHead(405, [...ours, ['Allow', 'GET, HEAD']].flat()).end();
      return true;
    }
    const isCall = target.pathname.startsWith(apiBasePath);
    forward(request, response, target, { env, ours: isCall ? ofCalls : ours, wait: idleTimeout });
    return true;
  };
}

/** Where a request leads below the admin host, once `..` and the like are resolved; `null` = it is none of its own. */
function targetOf(url: string): URL | null {
  if (!url.includes(apiBasePath) && !url.includes(mediaPath)) return null;
  const target = URL.parse(url, 'http://site');
  return target && [apiBasePath, mediaPath].some((base) => target.pathname.startsWith(base)) ? target : null;
}

interface Context {
  env: ProxyEnv;
  ours: ReadonlyMap<string, string>;
  wait: number;
}

function forward(
  request: IncomingMessage,
  response: ServerResponse,
  { pathname, search }: URL,
  { env, ours, wait }: Context,
): void {
  const call: Call = { method: request.method!, pathname, headers: readable(request.headers) };
  const length = Number(request.headers['content-length'] ?? 0);
  const hasBody = !isReading(request) && (length > 0 || request.headers['transfer-encoding'] !== undefined);
  const relay = new Relay({ response, begin, fail });
  const timeout = new IdleTimeout(wait, () => relay.giveUp(new Error('It took too long.')));
  response.once('close', () => timeout.end());
  const body = hasBody ? meteredBody(request, maxBody, timeout) : null;

  const isRating = isRatingCall(pathname);
  const visitor = () => (isRating ? visitorIdHeader(request.headers.cookie) : {});

  const session = takeSessionAlong(call, env);
  if (!session) return refuseWith('forbidden');
  if (length > maxBody) return refuseWith('payload_too_large');
  const { pool, prefix } = adminHost(env.ADMIN_URL);
  const options = {
    path: prefix + pathname + search,
    method: call.method as Dispatcher.HttpMethod,
    headers: { ...sentHeaders(request, session.authorization, hasBody), ...visitor() },
    body: (body?.pieces ?? null) as Dispatcher.DispatchOptions['body'],
  };
  pool.dispatch(options, relay);

  function begin(status: number, head: IncomingHttpHeaders): ((sent: Buffer) => void) | null {
    timeout.end();
    // What the admin host did not want to read would hold up the next request of this connection.
    if (body) response.once('finish', () => void (request.complete || body.discard()));
    if (isLogin(call, status)) return logIn;
    const cookies = [
      ...endingCookies(call, session!.authorization, status, env),
      ...(isRating ? visitorCookies(takeVisitorId(head), env) : []),
    ];
    if (isCompressible(request, status, head))
      return (sent) => writeCompressed(request, response, status, sent, { ...head }, ours, cookies);
    response.writeHead(status, answerHeaders(head, ours, cookies));
    return null;
  }

  function logIn(sent: Buffer): void {
    try {
      const started = startSession(sent, env);
      const head = { 'content-type': 'application/json', 'cache-control': 'no-store' };
      response.writeHead(200, answerHeaders(head, ours, started.cookies)).end(started.body);
    } catch (error) {
      fail(error as Error);
    }
  }

  function fail(error: Error): void {
    // It is the visitor who was cut off, in the middle of what they sent.
    if (request.errored) return;
    if (body?.exceeded()) return refuseWith('payload_too_large');
    const said = `${call.method} ${pathname}: the admin host did not answer (${String(error)})`;
    refuseWith('unavailable', new Error(said));
  }

  /** After the body was read: a browser takes no answer before it has sent everything. */
  function refuseWith(code: Refusal, cause?: Error): void {
    timeout.end();
    noteRefusal(code, cause);
    const answer = () => response.destroyed || refuse(request, response, code, ours);
    void (body ? body.discard().then(answer) : answer());
  }
}

function isReading({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD';
}

function readable(headers: IncomingHttpHeaders): Call['headers'] {
  return { get: (name) => headers[name]?.toString() ?? null };
}

/** The admin host compresses what it keeps; what it makes for one reader is compressed here. */
function isCompressible({ method, url, headers }: IncomingMessage, status: number, head: IncomingHttpHeaders): boolean {
  if (method === 'HEAD' || status === 206 || !headers['accept-encoding'] || head['content-encoding']) return false;
  const length = Number(head['content-length'] ?? 0);
  if (length < minCompressed || length > maxCompressed || !url!.startsWith(apiBasePath)) return false;
  if (/\bno-transform\b/i.test(head['cache-control'] ?? '')) return false;
  return /^(?:application\/json|text\/)/.test(head['content-type'] ?? '');
}

function writeCompressed(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  sent: Buffer,
  head: IncomingHttpHeaders,
  ours: ReadonlyMap<string, string>,
  cookies: readonly string[],
): void {
  const { body, encoding } = compress(sent, request.headers['accept-encoding']?.toString());
  if (!/\baccept-encoding\b|\*/i.test(head.vary ?? ''))
    head.vary = head.vary ? `${head.vary}, Accept-Encoding` : 'Accept-Encoding';
  if (encoding) {
    head['content-encoding'] = encoding;
    head['content-length'] = String(body.length);
    // Another representation of the same: only a weak comparison may take one for the other.
    if (head.etag && !head.etag.startsWith('W/')) head.etag = `W/${head.etag}`;
  }
  response.writeHead(status, answerHeaders(head, ours, cookies)).end(body);
}
