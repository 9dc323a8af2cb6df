import type { PayloadRequest } from 'payload';
import { env } from '../env.ts';
import { InboxError } from './inbox-error.ts';

/**
 * Another site, also one of the same domain, could make a browser send its session cookie along. It cannot send JSON
 * without asking first, nor claim another origin than its own.
 * @throws {InboxError}
 */
export function refuseForeign(request: Pick<PayloadRequest, 'headers'>): void {
  if (!/^application\/json(;|$)/i.test(request.headers.get('content-type') ?? '')) throw new InboxError('not_json');
  refuseForeignOrigin(request);
}

/**
 * The same for what is no JSON; where a browser must ask before it sends it, such as a file with a header of ours.
 * @throws {InboxError}
 */
export function refuseForeignOrigin({ headers }: Pick<PayloadRequest, 'headers'>): void {
  const site = headers.get('sec-fetch-site');
  if (site && site !== 'same-origin' && site !== 'none') throw new InboxError('foreign_origin');
  const origin = headers.get('origin');
  if (origin && origin !== new URL(env.adminUrl).origin && !isHost(origin, headers.get('host'))) {
    throw new InboxError('foreign_origin');
  }
}

/** Reached by another name than the configured one, as behind a tunnel, the host still has to be the page's own. */
function isHost(origin: string, host: string | null): boolean {
  return URL.canParse(origin) && new URL(origin).host === host;
}
