import {
  currentRequest,
  inRequest,
  log,
  logPlain,
  openSpan,
  type RequestContext,
  requestIdOf,
  traceOf,
  traceparentOf,
} from '@nasaq/logging';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Which requests leave a line: each, those that failed or were refused, or none. */
export const requestLogs = ['all', 'failed', 'none'] as const;
export type RequestLog = (typeof requestLogs)[number];

/** An answer that has been given, or whose reader has left. */
export interface Answered {
  method: string;
  /** The pattern of the address. */
  route: string;
  status: number;
  /** From the head of the request to the end of the answer. */
  ms: number;
}

interface TraceOptions {
  /** The pattern that an address follows, of a bounded number of them. */
  routeOf: (request: IncomingMessage) => string;
  requests?: RequestLog;
  /** Told of each answer. */
  onAnswer?: (answer: Answered) => void;
}

/** Whatever answers requests, each under its id, which the answer names, and with a line in the log at its end. */
export function traced(
  { onAnswer, requests = 'all', routeOf }: TraceOptions,
  handle: (request: IncomingMessage, response: ServerResponse) => void,
): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    const begun = performance.now();
    const { traceparent, 'x-request-id': given } = request.headers;
    const context: RequestContext = {
      id: requestIdOf(given ?? traceOf(traceparent)),
      routeOf: () => routeOf(request),
    };
    const endSpan = openSpan(context, traceparent);
    response.once('close', () => {
      const answer = {
        method: request.method ?? '',
        route: context.route ?? routeOf(request),
        // Whoever left before the answer began was told nothing.
        status: response.headersSent ? response.statusCode : leftEarly,
        ms: Math.round((performance.now() - begun) * 100) / 100,
      };
      onAnswer?.(answer);
      if (!probes.has(answer.route)) endSpan?.(spanOf(answer));
      if (requests !== 'none') say(answer, context, requests === 'all');
    });
    inRequest(context, () => handle(request, response));
  };
}

/** By the names of OpenTelemetry's conventions. Addresses and what stands in them say too much of who reads. */
function spanOf({ method: whole, route, status }: Answered) {
  const method = whole.slice(0, 20);
  const attributes = { 'http.request.method': method, 'http.route': route, 'http.response.status_code': status };
  return { name: `${method} ${route}`, kind: 'server' as const, failed: status >= 500, attributes };
}

/** As proxies call it: the client closed the request. */
const leftEarly = 499;

/** The header of every answer; for those that are written whole, name and value. */
export const requestIdHeader = 'X-Request-Id';

/** Names the id in an answer that somebody else writes. */
export function nameRequest(response: ServerResponse): void {
  const request = currentRequest();
  if (request) response.setHeader(requestIdHeader, request.id);
}

/** Headers by which another host of ours knows the request that it is asked on behalf of. */
export function requestHeaders(): { 'x-request-id'?: string; traceparent?: string } {
  const request = currentRequest();
  if (!request) return {};
  const traceparent = traceparentOf(request);
  return { 'x-request-id': request.id, ...(traceparent && { traceparent }) };
}

/** Keeps why the request is refused, for its line. */
export function noteCause(refused: string, reason?: string): void {
  const request = currentRequest();
  if (request) Object.assign(request, { refused, reason });
}

function say({ method, ms, route, status }: Answered, context: RequestContext, all: boolean): void {
  const failed = status >= 500;
  const wasRefused = status >= 400 && status !== leftEarly && (isSending(method) || noticed.has(status));
  if (!all && !failed && !wasRefused) return;
  const level = probes.has(route) ? 'debug' : failed ? 'error' : wasRefused ? 'warn' : 'info';
  const { id, reason, refused } = context;
  // No browser has other methods, and a name of twenty letters is none.
  const named = method.slice(0, 20);
  const sentence = `${named} ${route} ${status}`;
  if (refused) inRequest(context, () => log[level](sentence, { method: named, route, status, ms, refused, reason }));
  else logPlain(level, sentence, { request: id, method: named, route, status, ms });
}

function isSending(method: string): boolean {
  return method !== 'GET' && method !== 'HEAD';
}

/** Asked every few seconds, by whoever does something about the answer. */
const probes: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

/** Refused for the sake of the host, also where somebody only reads. */
const noticed: ReadonlySet<number> = new Set([413, 428, 429]);
