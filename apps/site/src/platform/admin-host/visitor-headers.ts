import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';

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
export function headersOfVisitor({ headers, socket }: IncomingMessage): Record<string, string> {
  if (!socket.remoteAddress) return {};
  const before = headers['x-forwarded-for'];
  return { 'x-forwarded-for': before ? `${String(before)}, ${socket.remoteAddress}` : socket.remoteAddress };
}
