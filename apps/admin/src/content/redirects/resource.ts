import type { Redirect } from '@nasaq/contract';
import { Hono } from 'hono';
import type { Api } from '../../platform/http/api.ts';
import type { Reading } from '../../platform/http/published.ts';
import type { ApiEnv } from '../../platform/http/request-context.ts';

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
  const targets = new Map(docs.map(({ from, to }) => [readable(from), to]));
  return docs.flatMap(({ from, status }) => {
    const to = lastTarget(readable(from), targets);
    return to === null ? [] : [{ from: readable(from), to, status: String(status) === '302' ? 302 : 301 }];
  });
}

/** Follows a chain to its end, so that the reader is redirected once; a circle leads nowhere. */
function lastTarget(from: string, targets: ReadonlyMap<string, string>): string | null {
  const passed = new Set([from]);
  for (let last = targets.get(from)!; ;) {
    const place = readable(last);
    if (passed.has(place)) return null;
    passed.add(place);
    const next = targets.get(place);
    if (next === undefined) return last;
    last = next;
  }
}

/** The encoded and the decoded form of an address are the same page. */
function readable(path: string): string {
  try {
    return decodeURIComponent(path).normalize('NFC');
  } catch {
    return path;
  }
}
