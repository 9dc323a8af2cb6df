import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * Headers by which the admin host tells one visitor's calls from another's: the way that the request has come, ending
 * with who connected to us. The admin host knows which of them to believe (`TRUSTED_PROXIES`). None where there is no
 * connection, as in tests.
 */
export function visitorHeaders(c: Context): Record<string, string> {
  const address = c.env?.incoming ? getConnInfo(c).remote.address : undefined;
  if (!address) return {};
  const before = c.req.header('x-forwarded-for');
  return { 'x-forwarded-for': before ? `${before}, ${address}` : address };
}
