import type { ErrorPayload, RedirectPayload } from '../payload.ts';
import { auth } from './auth.ts';
import { guest } from './guest.ts';
import { isBanned } from './is-banned.ts';
import type { Middleware, MiddlewareName, Visit } from './middleware.ts';

const registry: Record<MiddlewareName, Middleware> = { guest, auth, 'is-banned': isBanned };
const globalNames: MiddlewareName[] = ['is-banned'];

/** Runs the global middleware, then the route's, each once; the first that does not continue ends the visit. */
export async function runMiddleware(
  names: readonly string[],
  visit: Visit,
  known: Record<string, Middleware> = registry,
): Promise<ErrorPayload | RedirectPayload | null> {
  for (const name of new Set([...globalNames, ...names])) {
    const middleware = Object.hasOwn(known, name) ? known[name] : undefined;
    if (middleware === undefined) throw new Error(`Unknown route middleware: '${name}'.`);
    const result = await middleware(visit);
    if (result === false) return { kind: 'error', status: 404 };
    if (result !== undefined && result !== true) return result;
  }
  return null;
}
