import { visitorHeader } from '@nasaq/contract';
import { requestHeaders } from '@nasaq/serving';
import type { IncomingMessage, IncomingHttpHeaders } from 'node:http';
import type { Context } from 'hono';

/** What the site says itself, or keeps to itself. */
const own = new Set([
  'host',
  'forwarded',
  'x-forwarded-for',
  'expect',
  'cookie',
  'authorization',
  'content-length',
  'x-request-id',
  'traceparent',
  'tracestate',
  visitorHeader,
]);

/**
 * Headers of a visitor's call as the admin host gets them.
 * @param authorization `null` = none
 */
export function sentHeaders(
  request: IncomingMessage,
  authorization: string | null,
  hasBody: boolean,
): Record<string, string> {
  const { headers } = request;
  const stays = staysOnConnection(headers.connection);
  const sent: Record<string, string> = {};
  for (const name in headers) if (!own.has(name) && !stays(name)) sent[name] = String(headers[name]);
  if (hasBody && headers['content-length'] !== undefined) sent['content-length'] = headers['content-length'];
  if (authorization !== null) sent['authorization'] = authorization;
  if (headers.host !== undefined) sent['x-forwarded-host'] = headers.host;
  sent['x-forwarded-proto'] = 'http';
  return Object.assign(sent, headersOfVisitor(request));
}

/** Holds for the name under which somebody answers; the admin host speaks of its own. */
const ofTheName = 'strict-transport-security';

/**
 * Headers of an answer of the admin host as its reader gets them, name after name with its value.
 * @param ours those of every answer of the site; the answer's own come first
 * @param cookies set besides
 */
export function answerHeaders(
  head: IncomingHttpHeaders,
  ours: ReadonlyMap<string, string>,
  cookies: readonly string[] = [],
): string[] {
  const stays = staysOnConnection(head.connection);
  const flat: string[] = [];
  for (const name in head) {
    if (stays(name) || name === ofTheName) continue;
    const value = head[name]!;
    if (typeof value === 'string') flat.push(name, value);
    else for (const one of value) flat.push(name, one);
  }
  for (const [name, value] of ours) if (head[name] === undefined || name === ofTheName) flat.push(name, value);
  for (const cookie of cookies) flat.push('set-cookie', cookie);
  return flat;
}

/**
 * Headers by which the admin host tells one visitor's calls from another's: the way that the request has come, ending
 * with who connected to us. The admin host knows which of them to believe (`TRUSTED_PROXIES`). None where there is no
 * connection, as in tests.
 */
export function visitorHeaders(c: Context): Record<string, string> {
  const { incoming } = (c.env ?? {}) as { incoming?: IncomingMessage };
  return incoming ? headersOfVisitor(incoming) : {};
}

/** The same for a request as Node has it. */
function headersOfVisitor({ headers, socket }: IncomingMessage): Record<string, string> {
  if (!socket.remoteAddress) return {};
  const before = headers['x-forwarded-for'];
  const way = before ? `${String(before)}, ${socket.remoteAddress}` : socket.remoteAddress;
  return { 'x-forwarded-for': way, ...requestHeaders() };
}

const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

const usual = new Set([undefined, 'keep-alive', 'close']);

/**
 * Tells which headers belong to one connection and go no further: the known ones, and those that `Connection` names.
 * @param connection value of that header
 */
function staysOnConnection(connection: string | undefined): (name: string) => boolean {
  if (usual.has(connection)) return (name) => hopByHop.has(name);
  const named = new Set(connection!.split(',').map((name) => name.trim().toLowerCase()));
  return (name) => hopByHop.has(name) || named.has(name);
}
