import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** Headers by which the admin host tells one visitor's calls from another's; none where there is no connection, as in tests. */
export function visitorHeaders(c: Context): Record<string, string> {
  const address = c.env?.incoming ? getConnInfo(c).remote.address : undefined;
  return address ? { 'x-forwarded-for': address } : {};
}
