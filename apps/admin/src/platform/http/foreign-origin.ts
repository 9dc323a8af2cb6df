import { noteRefusal } from '@nasaq/serving';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { env } from '../../env.ts';
import { refusals } from './catalogue/index.ts';

/** What goes by no session of staff: the site's API has a rule of its own (`ownOrigin` in body.ts), media are everybody's. */
const open = /^\/(api\/v1|media|healthz|readyz)(?=[/?]|$)/;
const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

interface AskedWith {
  get: (name: 'origin' | 'host' | 'sec-fetch-site') => string | null;
}

/**
 * CSRF: a page of another site, also of another port or another name below the same domain, can make a browser send its
 * session cookie along. It can claim neither another origin than its own nor another place to ask from. Tools say
 * nothing of either, and bring nobody's cookie.
 */
export function isForeign(headers: AskedWith): boolean {
  const site = headers.get('sec-fetch-site');
  return (site !== null && site !== 'same-origin' && site !== 'none') || hasForeignOrigin(headers);
}

/**
 * Stands in front of everything that goes by the cookie of staff, Payload's screens and REST interface included. Payload's
 * own `csrf` setting is not in use beside it: it would also sign out who follows a link in a mail, and who reaches the
 * host by another of its names.
 * @returns whether the request was refused, and answered with 403
 */
export function refuseForeignRequest(request: IncomingMessage, response: ServerResponse): boolean {
  if (isOpen(request.url ?? '/')) return false;
  const headers: AskedWith = { get: (name) => (request.headers[name] as string | undefined) ?? null };
  // A link from elsewhere may be followed. A script that reads names its origin, as everything that changes something does.
  if (!(reading.has(request.method ?? '') ? hasForeignOrigin(headers) : isForeign(headers))) return false;
  noteRefusal('foreign_origin');
  response.writeHead(403, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', Connection: 'close' });
  response.end(JSON.stringify({ error: { code: 'foreign_origin', message }, errors: [{ message }] }));
  return true;
}

const message = `${refusals.foreignOrigin.en} ${refusals.foreignOrigin.ar}`;

/** As it was sent and as it is routed: `/api/v1/../users` is not open. */
function isOpen(url: string): boolean {
  const address = url.startsWith('/') ? `http://host${url}` : url;
  return open.test(url) && URL.canParse(address) && open.test(new URL(address).pathname);
}

/** Reached by another name than the configured one, as behind a tunnel, the host still has to be the page's own. */
function hasForeignOrigin(headers: AskedWith): boolean {
  const origin = headers.get('origin');
  const own = new URL(env.adminUrl);
  if (origin === null || origin === own.origin) return false;
  if (!URL.canParse(origin)) return true;
  const page = new URL(origin);
  // Who changes what passes on the line can make pages of http, not of https.
  return page.host !== headers.get('host') || (own.protocol === 'https:' && page.protocol !== 'https:');
}
