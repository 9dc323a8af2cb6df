import type { Redirect } from '@nasaq/contract';
import { Hono } from 'hono';
import { z } from 'zod';
import type { Api } from '../api.ts';
import type { Reading } from '../content/published.ts';
import { ApiError } from '../error.ts';
import type { ApiEnv } from '../request-context.ts';

const querySchema = z.object({ path: z.string().startsWith('/').max(2_000) });
const maxHops = 5;

/** `GET /redirects?path=`: where a page that moved is now. */
export function redirectRoutes(api: Api): Hono<ApiEnv> {
  return new Hono<ApiEnv>().get('/', (c) => {
    const query = querySchema.safeParse(c.req.query());
    if (!query.success) throw new ApiError('bad_request', 'path');
    return api.respond(c, async (reading) => ({ data: await resolve(reading, query.data.path) }));
  });
}

/** Follows a chain to its end, so that the reader is redirected once; a circle counts as not found. */
async function resolve(reading: Reading, path: string): Promise<Redirect> {
  const first = await findRedirect(reading, path);
  let last = first;
  for (let hop = 1; last && hop < maxHops; hop += 1) {
    const next = await findRedirect(reading, last.to);
    if (!next) break;
    last = next;
  }
  if (!first || !last || last.to === path) throw new ApiError('not_found');
  return { to: last.to, status: first.status };
}

async function findRedirect({ payload }: Reading, path: string): Promise<Redirect | null> {
  const { docs } = await payload.find({
    collection: 'redirects',
    where: { from: { in: [path, decoded(path)] } },
    depth: 0,
    limit: 1,
    pagination: false,
  });
  const redirect = docs[0];
  return redirect?.to ? { to: redirect.to, status: String(redirect.status) === '302' ? 302 : 301 } : null;
}

/** The encoded and the decoded form of an address are the same page. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
