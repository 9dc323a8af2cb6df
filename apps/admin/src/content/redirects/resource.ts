import type { Redirect } from '@nasaq/contract';
import { Hono } from 'hono';
import type { Payload, PayloadRequest } from 'payload';
import type { Api } from '../../platform/http/api.ts';
import type { Reading } from '../../platform/http/published.ts';
import type { ApiEnv } from '../../platform/http/request-context.ts';
import { isPageAt } from '../checks/addresses.ts';
import { followChain, addressPlace } from './chain.ts';

/** `GET /redirects`: where pages that moved are now. All of them: who knows them need not ask about each address. */
export function redirectRoutes(api: Api): Hono<ApiEnv> {
  return new Hono<ApiEnv>().get('/', (c) =>
    api.respond(c, async (reading) => ({ data: await listRedirects(reading) })),
  );
}

async function listRedirects({ payload }: Reading): Promise<Redirect[]> {
  const { docs } = await payload.find({
    collection: 'redirects',
    depth: 0,
    overrideAccess: true,
    limit: 0,
    pagination: false,
    sort: 'id',
    select: { from: true, to: true, status: true },
  });
  const targets = new Map(docs.map(({ from, to }) => [addressPlace(from), to]));
  const reached = await Promise.all(docs.map(({ from }) => lastTarget(addressPlace(from), targets, payload)));
  return docs.flatMap(({ from, status }, at) => {
    const to = reached[at];
    return to ? [{ from: addressPlace(from), to, status: String(status) === '302' ? 302 : 301 }] : [];
  });
}

/**
 * The end of a chain, so that the reader is redirected once. Of a circle, which nobody may store any more, the page that
 * stands in it; without one, whoever comes from outside gets as far as its beginning, and who is in it stays there.
 */
async function lastTarget(
  from: string,
  targets: ReadonlyMap<string, string>,
  payload: Payload,
): Promise<string | null> {
  const { circle, way } = await followChain(from, (place) => targets.get(place));
  if (circle === null) return way.at(-1)!;
  const inCircle = way.slice(circle, -1);
  for (const address of inCircle)
    if (await isPageAt({ payload } as PayloadRequest, addressPlace(address)))
      return addressPlace(address) === from ? null : address;
  return circle === 0 ? null : inCircle[0]!;
}
