import type { IncomingMessage } from 'node:http';
import { staysOnConnection } from './hop-by-hop.ts';
import { headersOfVisitor } from './visitor-headers.ts';

/** What the site says itself, or keeps to itself. */
const own = new Set(['host', 'forwarded', 'x-forwarded-for', 'expect', 'cookie', 'authorization', 'content-length']);

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
